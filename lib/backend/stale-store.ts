import 'server-only'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { cappedDirectory } from '@/lib/cache/capped-directory.mjs'
import { withRedis } from '@/lib/cache/redis.mjs'
import { diskLimits, memoryLimits } from '@/lib/limits/limits.mjs'
import { environment } from '@/lib/site/environment'
import { attempt } from '@/platform/attempt.mjs'

/** `receivedAt`: when the backend sent the body, in milliseconds since 1970; `text`: the body as JSON. */
type StaleAnswer = { receivedAt: number; text: string }

const memory = new LRUCache<string, StaleAnswer>({
  maxSize: memoryLimits.staleCharacters,
  sizeCalculation: ({ text }) => text.length + 100,
})
const directory = cappedDirectory(path.join(environment.cacheDir, 'stale'), diskLimits.staleCopies)

/**
 * Stores the last valid answer of a path, to be served when the backend fails (stale-if-error):
 * in memory, on disk, and in Redis if it is configured. The caller passes only paths that the content
 * yields. Never throws.
 * @param text valid JSON
 */
export async function writeStale(requestPath: string, text: string): Promise<void> {
  const key = keyOf(requestPath)
  const receivedAt = Date.now()
  const previous = memory.get(key)
  memory.set(key, { receivedAt, text })
  if (previous?.text === text) return directory.touch(fileName(key))
  const stored = `{"receivedAt":${receivedAt},"body":${text}}`
  await Promise.all([
    withRedis((client) => client.hSet(sharedKey(key), { at: receivedAt, text: stored }), 0),
    directory.write(fileName(key), stored),
  ])
}

/** The newest valid answer of a path; undefined when there never was one. Never throws. */
export async function readStale(requestPath: string): Promise<unknown> {
  const key = keyOf(requestPath)
  const local =
    memory.get(key) ?? parse((await directory.read(fileName(key)))?.content.toString('utf8'))
  const isSharedNewer = Number(await sharedField(key, 'at')) > (local?.receivedAt ?? 0)
  const newest = (isSharedNewer ? parse(await sharedField(key, 'text')) : undefined) ?? local
  if (!newest) return undefined
  memory.set(key, newest)
  return JSON.parse(newest.text)
}

/** Deletes the answer of a path that the backend no longer has. Never throws. */
export async function deleteStale(requestPath: string): Promise<void> {
  const key = keyOf(requestPath)
  memory.delete(key)
  await Promise.all([
    withRedis((client) => client.del(sharedKey(key)), 0),
    directory.delete(fileName(key)),
  ])
}

/** The base address is part of the key: answers of another backend are not served. */
function keyOf(requestPath: string): string {
  return createHash('sha256')
    .update(environment.apiBaseUrl + requestPath)
    .digest('hex')
    .slice(0, 32)
}

/** Where every replica finds it. Redis itself limits their size (`maxmemory`, docs/operations.md). */
const sharedKey = (key: string) => `site:stale:${key}`

/** Null without Redis, or after a timeout; the text alone is long. */
function sharedField(key: string, field: 'at' | 'text'): Promise<string | null> {
  return withRedis(async (client) => client.hGet(sharedKey(key), field), null)
}

const fileName = (key: string) => `${key}.json`

/** Undefined for what is missing, or no JSON. */
function parse(stored: string | null = ''): StaleAnswer | undefined {
  return attempt(() => {
    const { receivedAt, body } = JSON.parse(stored ?? '') as { receivedAt: number; body: unknown }
    return { receivedAt, text: JSON.stringify(body) }
  })
}
