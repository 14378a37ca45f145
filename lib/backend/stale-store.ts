import 'server-only'
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { settings } from '@/lib/site/settings'
import { sharedStore } from '@/lib/cache/redis.mjs'

type Copy = { at: number; body: unknown }

const memory = new Map<string, Copy>()
const directory = path.join(settings.cacheDir, 'last-good')
const redisKey = (key: string) => `last-good:${key}`

/** Remembers the last good answer of a path: memory, then Redis when there is one, then disk. */
export async function writeStale(requestPath: string, body: unknown): Promise<void> {
  const key = keyOf(requestPath)
  const copy: Copy = { at: Date.now(), body }
  const before = memory.get(key)
  memory.set(key, copy)
  if (before && JSON.stringify(before.body) === JSON.stringify(body)) return
  const text = JSON.stringify(copy)
  await Promise.all([sharedStore.set(redisKey(key), text), writeAtomically(fileOf(key), text)])
}

/** The newest good answer known for a path, or undefined when there never was one. Never throws. */
export async function readStale(requestPath: string): Promise<unknown> {
  const key = keyOf(requestPath)
  const shared = parse(await sharedStore.get(redisKey(key)))
  const own = memory.get(key) ?? parse(await readFile(fileOf(key), 'utf8').catch(() => null))
  const newest = own && shared ? (own.at >= shared.at ? own : shared) : (own ?? shared)
  if (newest) memory.set(key, newest)
  return newest?.body
}

/** Forgets a path that the backend says does not exist any more. */
export async function deleteStale(requestPath: string): Promise<void> {
  const key = keyOf(requestPath)
  if (!memory.delete(key) && !(await sharedStore.get(redisKey(key)))) return
  await Promise.all([sharedStore.delete(redisKey(key)), rm(fileOf(key), { force: true })])
}

/** Another backend's answers are not this one's: the base address is part of the key. */
function keyOf(requestPath: string): string {
  return createHash('sha256')
    .update(settings.apiBaseUrl + requestPath)
    .digest('hex')
    .slice(0, 32)
}

function fileOf(key: string): string {
  return path.join(directory, `${key}.json`)
}

async function writeAtomically(file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}`
  await mkdir(directory, { recursive: true })
    .then(() => writeFile(draft, text))
    .then(() => rename(draft, file))
    .catch((error: unknown) => console.error(`Copie de secours impossible (${file}) :`, error))
}

function parse(text: string | null): Copy | undefined {
  try {
    return text ? (JSON.parse(text) as Copy) : undefined
  } catch {
    return undefined
  }
}
