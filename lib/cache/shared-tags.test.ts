import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { TagChange } from './shared-tags.mjs'

/** A Redis server in memory: a list, and a channel whose listeners are the subscribed replicas. */
const server = vi.hoisted(() => ({
  log: [] as string[],
  listeners: new Set<(text: string) => Promise<void>>(),
  whenReady: new Set<() => void>(),
  reachable: true,
  configured: true,
}))

vi.mock('./redis.mjs', () => {
  const deliver = async (text: string) => {
    for (const listener of server.listeners) await listener(text)
  }
  const transaction = (commands: (() => unknown)[]) => ({
    lPush: (_key: string, text: string) =>
      transaction([...commands, () => server.log.unshift(text)]),
    lTrim: (_key: string, start: number, stop: number) =>
      transaction([
        ...commands,
        () => server.log.splice(0, Infinity, ...server.log.slice(start, stop + 1)),
      ]),
    pExpire: (_key: string, milliseconds: number) =>
      transaction([...commands, () => expect(milliseconds).toBe(60_000)]),
    publish: (_channel: string, text: string) => transaction([...commands, () => deliver(text)]),
    exec: async () => {
      for (const command of commands) await command()
    },
  })
  const client = {
    multi: () => transaction([]),
    on: (_event: 'ready', connected: () => void) => server.whenReady.add(connected),
    lRange: async (_key: string, start: number, stop: number) => server.log.slice(start, stop + 1),
    duplicate: () => ({
      on: () => undefined,
      connect: async () => {
        if (!server.reachable) throw new Error('ECONNREFUSED')
      },
      subscribe: async (_channel: string, listener: (text: string) => Promise<void>) => {
        server.listeners.add(listener)
      },
    }),
  }
  return {
    redisClient: () => (server.configured ? client : undefined),
    withRedis: async (command: (ready: typeof client) => Promise<unknown>, fallback: unknown) =>
      server.configured && server.reachable ? command(client) : fallback,
  }
})

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(server, { reachable: true, configured: true })
  server.log.length = 0
  server.listeners.clear()
  server.whenReady.clear()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A replica: its own copy of the module, and the changes that it has applied. */
async function startReplica() {
  vi.resetModules()
  const { followTags, publishTags } = await import('./shared-tags.mjs')
  const apply = vi.fn<(change: TagChange) => void>()
  followTags(apply)
  await vi.advanceTimersByTimeAsync(0)
  return { followTags, publishTags, apply, tags: () => apply.mock.calls.flatMap(([it]) => it.tags) }
}

/** Long enough for the log to be read several times. */
const readLog = () => vi.advanceTimersByTimeAsync(20_000)

const logged = (change: Partial<TagChange>) =>
  server.log.unshift(JSON.stringify({ id: 'x', timestamp: Date.now(), tags: ['a'], ...change }))

it('applies the change of another replica immediately and once', async () => {
  const [one, two] = [await startReplica(), await startReplica()]
  await one.publishTags(['a', 'b'])
  expect(two.apply).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ tags: ['a', 'b'] }))
  await readLog()
  expect(two.apply).toHaveBeenCalledTimes(1)
})

it('does not apply its own change again', async () => {
  const replica = await startReplica()
  await replica.publishTags(['a'])
  await readLog()
  expect(replica.apply).not.toHaveBeenCalled()
})

it('subscribes once, however many instances of the cache there are', async () => {
  const replica = await startReplica()
  replica.followTags(replica.apply)
  await vi.advanceTimersByTimeAsync(0)
  expect(server.listeners.size).toBe(1)
})

it('reads from the log, oldest first, what was published while it was not connected', async () => {
  const replica = await startReplica()
  server.listeners.clear()
  server.reachable = false
  await readLog()
  logged({ id: '1', tags: ['first'] })
  logged({ id: '2', tags: ['second'] })
  await readLog()
  expect(replica.tags()).toEqual([])
  server.reachable = true
  await readLog()
  expect(replica.tags()).toEqual(['first', 'second'])
})

it('reads the log when Redis cannot be reached at the start', async () => {
  server.reachable = false
  const replica = await startReplica()
  server.reachable = true
  logged({})
  await readLog()
  expect(replica.tags()).toEqual(['a'])
})

it('reads the log as soon as it is connected, and connected again', async () => {
  logged({ id: 'before', tags: ['before the start'] })
  const replica = await startReplica()
  expect(replica.tags()).toEqual(['before the start'])
  logged({ id: 'during', tags: ['during an outage'] })
  for (const connected of server.whenReady) connected()
  await vi.advanceTimersByTimeAsync(0)
  expect(replica.tags()).toEqual(['before the start', 'during an outage'])
})

it('ignores changes of more than a minute ago', async () => {
  const replica = await startReplica()
  logged({ id: 'old', timestamp: Date.now() - 61_000, tags: ['old'] })
  logged({ id: 'recent', timestamp: Date.now() - 30_000, tags: ['recent'] })
  await readLog()
  expect(replica.tags()).toEqual(['recent'])
})

it('does not apply a change again while the log still holds it', async () => {
  const replica = await startReplica()
  logged({})
  await vi.advanceTimersByTimeAsync(300_000)
  expect(replica.tags()).toEqual(['a'])
})

it('bounds the log', async () => {
  const replica = await startReplica()
  for (let index = 0; index < 300; index += 1) await replica.publishTags([String(index)])
  expect(server.log.length).toBeLessThan(210)
  expect(server.log[0]).toContain('"299"')
})

it('without Redis does nothing and does not throw', async () => {
  server.configured = false
  const replica = await startReplica()
  await replica.publishTags(['a'])
  await readLog()
  expect(replica.apply).not.toHaveBeenCalled()
})
