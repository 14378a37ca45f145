import 'server-only'
import { createHash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { sharedStore } from '@/lib/cache/redis.mjs'
import { writeAtomically } from '@/lib/cache/write-atomically'
import { settings } from '@/lib/site/settings'

/** `receivedAt`: when the backend sent the body, in milliseconds since 1970. */
type StaleAnswer = { receivedAt: number; body: unknown }

const memory = new Map<string, StaleAnswer>()
const directory = path.join(settings.cacheDir, 'stale')
const redisKey = (key: string) => `stale:${key}`

/**
 * Stores the last valid answer of a path, to be served when the backend fails (stale-if-error):
 * in memory, on disk, and in Redis if it is configured. Never throws.
 */
export async function writeStale(requestPath: string, body: unknown): Promise<void> {
  const key = keyOf(requestPath)
  const answer: StaleAnswer = { receivedAt: Date.now(), body }
  const previous = memory.get(key)
  memory.set(key, answer)
  if (previous && JSON.stringify(previous.body) === JSON.stringify(body)) return
  const text = JSON.stringify(answer)
  const file = fileOf(key)
  await Promise.all([
    sharedStore.set(redisKey(key), text),
    writeAtomically(file, text).catch((error: unknown) =>
      console.error(`Stale copy not written (${file}):`, error),
    ),
  ])
}

/** The newest valid answer of a path; undefined when there never was one. Never throws. */
export async function readStale(requestPath: string): Promise<unknown> {
  const key = keyOf(requestPath)
  const shared = parse(await sharedStore.get(redisKey(key)))
  const local = memory.get(key) ?? parse(await readFile(fileOf(key), 'utf8').catch(() => null))
  const isSharedNewer = shared && shared.receivedAt > (local?.receivedAt ?? 0)
  const newest = isSharedNewer ? shared : local
  if (newest) memory.set(key, newest)
  return newest?.body
}

/** Deletes the answer of a path that the backend no longer has. Never throws. */
export async function deleteStale(requestPath: string): Promise<void> {
  const key = keyOf(requestPath)
  memory.delete(key)
  await Promise.all([
    sharedStore.delete(redisKey(key)),
    rm(fileOf(key), { force: true }).catch(() => undefined),
  ])
}

/** The base address is part of the key: answers of another backend are not served. */
function keyOf(requestPath: string): string {
  return createHash('sha256')
    .update(settings.apiBaseUrl + requestPath)
    .digest('hex')
    .slice(0, 32)
}

function fileOf(key: string): string {
  return path.join(directory, `${key}.json`)
}

function parse(text: string | null): StaleAnswer | undefined {
  try {
    return text ? (JSON.parse(text) as StaleAnswer) : undefined
  } catch {
    return undefined
  }
}
