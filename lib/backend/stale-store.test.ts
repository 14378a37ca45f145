import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { captureLog, type LogLine } from '@/testing/captured-log'

const redis = vi.hoisted(() => ({ texts: new Map<string, string>(), reachable: true }))
const environment = vi.hoisted(() => ({ apiBaseUrl: '', cacheDir: '' }))
vi.mock('@/lib/site/environment', () => ({ environment }))
/** What the store uses of Redis: hashes of two fields, of which the text begins with the other one. */
const client = {
  hGet: async (key: string, field: 'at' | 'text') => {
    const text = redis.texts.get(key)
    return (field === 'at' ? /\d+/.exec(text ?? '')?.[0] : text) ?? null
  },
  hSet: async (key: string, { text }: { text: string }) => redis.texts.set(key, text),
  del: async (key: string) => redis.texts.delete(key),
}
vi.mock('@/lib/cache/redis.mjs', () => ({
  withRedis: async (command: (it: typeof client) => Promise<unknown>, fallback: unknown) =>
    redis.reachable ? command(client) : fallback,
}))

let temporary: string
let lines: LogLine[]
beforeEach(() => {
  environment.apiBaseUrl = 'http://socle.test'
  temporary = mkdtempSync(path.join(tmpdir(), 'stale-store-'))
  environment.cacheDir = temporary
  redis.texts.clear()
  redis.reachable = true
  vi.useFakeTimers({ toFake: ['Date'] })
  lines = captureLog()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  rmSync(temporary, { recursive: true, force: true })
})

/** The store of a new process: without the memory of earlier ones. */
async function startProcess() {
  vi.resetModules()
  return import('./stale-store')
}

const folder = () => path.join(environment.cacheDir, 'stale')
const files = () => readdirSync(folder())
const onlyFile = () => path.join(folder(), files()[0] ?? '')

it('has no answer for a path that never had one', async () => {
  const { readStale } = await startProcess()
  expect(await readStale('/a')).toBeUndefined()
})

it('reads an answer from memory when disk and Redis have lost it', async () => {
  const { readStale, writeStale } = await startProcess()
  await writeStale('/a', '[1]')
  redis.texts.clear()
  rmSync(folder(), { recursive: true })
  expect(await readStale('/a')).toEqual([1])
})

it('reads an answer from Redis on another machine', async () => {
  await (await startProcess()).writeStale('/a', '[1]')
  rmSync(folder(), { recursive: true })
  expect(await (await startProcess()).readStale('/a')).toEqual([1])
})

it('reads an answer from disk after a restart without Redis', async () => {
  redis.reachable = false
  await (await startProcess()).writeStale('/a', '[1]')
  expect(await (await startProcess()).readStale('/a')).toEqual([1])
})

it.each([
  ['Redis', true],
  ['memory', false],
])('reads the newest answer, here the one in %s', async (_, redisIsNewer) => {
  const here = await startProcess()
  const other = await startProcess()
  vi.setSystemTime(redisIsNewer ? 1000 : 2000)
  await here.writeStale('/a', '["here"]')
  vi.setSystemTime(redisIsNewer ? 2000 : 1000)
  await other.writeStale('/a', '["other"]')
  expect(await here.readStale('/a')).toEqual([redisIsNewer ? 'other' : 'here'])
  // What was read is in memory from then on.
  redis.texts.clear()
  expect(await here.readStale('/a')).toEqual([redisIsNewer ? 'other' : 'here'])
})

it('writes the same answer once only, and a changed one again', async () => {
  const { writeStale } = await startProcess()
  await writeStale('/a', '[1]')
  rmSync(onlyFile())
  redis.texts.clear()
  await writeStale('/a', '[1]')
  expect([files(), redis.texts.size]).toEqual([[], 0])
  await writeStale('/a', '[2]')
  expect([files().length, redis.texts.size]).toEqual([1, 1])
})

it('marks an unchanged answer as used, so that it is not evicted', async () => {
  const { writeStale } = await startProcess()
  await writeStale('/a', '[1]')
  utimesSync(onlyFile(), 1, 1)
  await writeStale('/a', '[1]')
  expect(statSync(onlyFile()).atimeMs).toBeGreaterThan(1000)
})

it('separates paths, and the base addresses of backends', async () => {
  const { readStale, writeStale } = await startProcess()
  await writeStale('/a', '[1]')
  await writeStale('/b', '[2]')
  expect(await readStale('/a')).toEqual([1])
  environment.apiBaseUrl = 'http://other.test'
  expect(await readStale('/a')).toBeUndefined()
})

it.each([
  ['the process that wrote it', true, true],
  ['another process', false, true],
  ['another process, without Redis', false, false],
])('deletes an answer everywhere: %s', async (_, isWriter, redisReachable) => {
  redis.reachable = redisReachable
  const writer = await startProcess()
  await writer.writeStale('/a', '[1]')
  const { deleteStale, readStale } = isWriter ? writer : await startProcess()
  await deleteStale('/a')
  expect(await readStale('/a')).toBeUndefined()
  expect([files(), redis.texts.size]).toEqual([[], 0])
})

it('ignores a broken file, and text in Redis that is not JSON', async () => {
  await (await startProcess()).writeStale('/a', '[1]')
  writeFileSync(onlyFile(), readFileSync(onlyFile(), 'utf8').slice(0, 10))
  const [key = ''] = redis.texts.keys()
  redis.texts.set(key, '<html>')
  expect(await (await startProcess()).readStale('/a')).toBeUndefined()
})

it('logs that it cannot write to disk, and never throws', async () => {
  redis.reachable = false
  writeFileSync(path.join(environment.cacheDir, 'file'), '')
  environment.cacheDir = path.join(environment.cacheDir, 'file')
  const { deleteStale, readStale, writeStale } = await startProcess()
  await writeStale('/a', '[1]')
  expect(lines).toHaveLength(1)
  expect(await readStale('/a')).toEqual([1])
  await deleteStale('/a')
  expect(await readStale('/a')).toBeUndefined()
})
