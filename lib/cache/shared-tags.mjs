import { randomUUID } from 'node:crypto'
import { redisClient, withRedis } from './redis.mjs'

const channel = 'isr:tags'
const log = 'isr:tag-log'
const logLength = 200
const pollIntervalMs = 5000
/** Older tag changes are ignored: the pages' own `revalidate` has covered them. */
const maxAgeMs = 60_000

/**
 * `timestamp` in milliseconds since 1970.
 * @typedef {{ id: string, timestamp: number, tags: string[] }} TagChange
 */

/** Timestamps of the changes that this process has applied, by id. @type {Map<string, number>} */
const applied = new Map()
let subscribed = false

/** Publishes revalidated tags to the other replicas. @param {string[]} tags */
export async function publishTags(tags) {
  /** @type {TagChange} */
  const change = { id: randomUUID(), timestamp: Date.now(), tags }
  applied.set(change.id, change.timestamp)
  const text = JSON.stringify(change)
  await withRedis(
    (client) =>
      client
        .multi()
        .lPush(log, text)
        .lTrim(log, 0, logLength)
        .pExpire(log, maxAgeMs)
        .publish(channel, text)
        .exec(),
    [],
  )
}

/**
 * Applies the tag changes of other replicas: immediately by subscription, and from the log, which holds
 * those published while this process was not connected, after each connection and every few seconds.
 * @param {(change: TagChange) => void} apply called once for each change
 */
export function followTags(apply) {
  const client = redisClient()
  if (!client || subscribed) return
  subscribed = true
  /** @param {string} text */
  const receive = (text) => {
    /** @type {TagChange} */
    const change = JSON.parse(text)
    const oldest = Date.now() - maxAgeMs
    for (const [id, timestamp] of applied) if (timestamp < oldest) applied.delete(id)
    if (applied.has(change.id) || change.timestamp < oldest) return
    applied.set(change.id, change.timestamp)
    apply(change)
  }
  const readLog = async () => {
    const entries = await withRedis((ready) => ready.lRange(log, 0, logLength), [])
    for (const entry of entries.reverse()) receive(entry)
  }
  client.on('ready', () => void readLog())
  const subscriber = client.duplicate({ disableOfflineQueue: false })
  subscriber.on('error', () => undefined)
  subscriber
    .connect()
    .then(() => subscriber.subscribe(channel, receive))
    .then(readLog)
    .catch(() => undefined)
  setInterval(() => void readLog(), pollIntervalMs).unref()
}
