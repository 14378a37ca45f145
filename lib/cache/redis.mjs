import { createClient } from 'redis'
import { logger } from '../../platform/log/logger.mjs'
import { count } from '../../platform/metrics/record.mjs'
import { withTimeout } from './with-timeout.mjs'

/** How long a request waits for Redis, in milliseconds, before it continues without it. */
const timeoutMs = 300

const log = logger('cache')

/** Stands for the result of a command that has none. */
const failed = Symbol('failed')

/** @typedef {ReturnType<typeof createClient>} Client */

const shared = /** @type {{ client?: Client, connected?: Promise<unknown> }} */ (
  // The cache handler and the bundled pages load this module separately and share one connection.
  Object(globalThis)[Symbol.for('rayonne.redis')] ??= {}
)

/**
 * The connection to Redis, opened on first use and reopened whenever it is lost; undefined without
 * REDIS_URL, as in a build (scripts/lib/builds.mjs).
 * @returns {Client | undefined}
 */
export function redisClient() {
  const url = process.env.REDIS_URL
  if (!url) return undefined
  if (!shared.client) {
    const client = createClient({
      url,
      disableOfflineQueue: true,
      socket: { connectTimeout: 1000, reconnectStrategy: (tries) => Math.min(200 * tries, 3000) },
    })
    let reported = false
    client.on('error', (error) => {
      if (!reported) log.error({ error }, 'Redis unreachable')
      reported = true
    })
    client.on('ready', () => {
      if (reported) log.info('Redis reachable again')
      reported = false
    })
    shared.client = /** @type {Client} */ (client)
    // Only the first requests of a process wait for the connection, and only this long.
    shared.connected = withTimeout(client.connect(), timeoutMs, undefined)
  }
  return shared.client
}

/**
 * The result of a Redis command; `fallback` without Redis, or when it fails or takes too long.
 * @template T
 * @param {(client: Client) => Promise<T>} command
 * @param {T} fallback
 * @returns {Promise<T>}
 */
export async function withRedis(command, fallback) {
  const client = redisClient()
  if (!client) return fallback
  if (!client.isReady) await shared.connected
  if (client.isReady) {
    /** @type {Promise<T | typeof failed>} */
    const work = command(client)
    const result = await withTimeout(work, timeoutMs, failed)
    if (result !== failed) return result
  }
  count('site_redis_failures_total')
  return fallback
}
