import { randomUUID } from 'node:crypto'
import { redisClient, withRedis } from './redis.mjs'

const channel = 'isr:tags'
const log = 'isr:tag-log'
const logLength = 200
/** Tag changes older than this many milliseconds are covered by the pages' own `revalidate`. */
const memorySpan = 60_000

/** @typedef {{ id: string, at: number, tags: string[], durations?: { expire?: number } }} TagChange */

/** @type {Map<string, number>} */
const applied = new Map()
let subscribed = false

/**
 * Tells the other replicas that tags changed.
 * @param {string[]} tags
 * @param {{ expire?: number } | undefined} durations
 */
export async function announceTags(tags, durations) {
  /** @type {TagChange} */
  const change = { id: randomUUID(), at: Date.now(), tags, durations }
  applied.set(change.id, change.at)
  const text = JSON.stringify(change)
  await withRedis(
    (client) =>
      client.multi().lPush(log, text).lTrim(log, 0, logLength).publish(channel, text).exec(),
    [],
  )
}

/**
 * Follows the tag changes of other replicas: at once by subscription, and every few seconds from
 * the log, which covers what was announced while Redis was away.
 * @param {(change: TagChange) => Promise<void>} apply
 */
export function followTags(apply) {
  const client = redisClient()
  if (!client || subscribed) return
  subscribed = true
  /** @param {string} text */
  const receive = async (text) => {
    /** @type {TagChange} */
    const change = JSON.parse(text)
    const oldest = Date.now() - memorySpan
    for (const [id, at] of applied) if (at < oldest) applied.delete(id)
    if (applied.has(change.id) || change.at < oldest) return
    applied.set(change.id, change.at)
    await apply(change)
  }
  const subscriber = client.duplicate({ disableOfflineQueue: false })
  subscriber.on('error', () => undefined)
  subscriber
    .connect()
    .then(() => subscriber.subscribe(channel, receive))
    .catch(() => undefined)
  setInterval(async () => {
    const entries = await withRedis((ready) => ready.lRange(log, 0, logLength), [])
    for (const entry of entries.reverse()) await receive(entry)
  }, 5000).unref()
}
