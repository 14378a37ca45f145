import { withRedis } from './redis.mjs'

/**
 * Removes the entry KEYS[3] from the index KEYS[1] (a sorted set by time of writing) and from the
 * sizes KEYS[2] (a hash, whose field `total` is their sum).
 */
const forget = `
local function forget(key)
  local size = redis.call('HGET', KEYS[2], key)
  if size then
    redis.call('HDEL', KEYS[2], key)
    redis.call('HINCRBY', KEYS[2], 'total', -size)
  end
  redis.call('ZREM', KEYS[1], key)
end
forget(KEYS[3])`

const deleteScript = `${forget}
redis.call('DEL', KEYS[3])`

/** Stores an entry, then deletes the oldest ones while their sum is over the cap. */
const setScript = `${forget}
local at, text, size, cap, seconds, now = unpack(ARGV)
redis.call('HSET', KEYS[3], 'at', at, 'text', text)
redis.call('ZADD', KEYS[1], now, KEYS[3])
redis.call('HSET', KEYS[2], KEYS[3], size)
redis.call('HINCRBY', KEYS[2], 'total', size)
if tonumber(seconds) > 0 then
  for _, key in ipairs(KEYS) do redis.call('EXPIRE', key, seconds) end
end
while tonumber(redis.call('HGET', KEYS[2], 'total')) > tonumber(cap) do
  local oldest = redis.call('ZRANGE', KEYS[1], 0, 0)[1]
  if not oldest or oldest == KEYS[3] then return end
  redis.call('DEL', oldest)
  forget(oldest)
end`

/** Bytes that Redis needs for an entry besides its key and text, roughly. */
const overheadBytes = 300

/**
 * Texts shared by every replica, with a cap in bytes for all of them: the oldest are deleted. Never
 * throws; without Redis, or after a timeout, it is empty.
 * @param {string} name the first part of its keys in Redis
 * @param {{ maxBytes: number, seconds?: number }} limits `seconds`: how long an entry exists unless
 *   it is written again; for ever by default
 */
export function sharedStore(name, { maxBytes, seconds = 0 }) {
  /** @param {string} key */
  const entryKey = (key) => `${name}:${key}`
  /** @param {string} key */
  const keys = (key) => [`${name}-index`, `${name}-sizes`, entryKey(key)]
  return {
    /** @param {string} key @returns {Promise<string | null>} */
    get: (key) => withRedis(async (client) => client.hGet(entryKey(key), 'text'), null),
    /**
     * When an entry was made, in milliseconds since 1970; 0 without an entry.
     * @param {string} key
     */
    timestamp: async (key) =>
      Number((await withRedis(async (client) => client.hGet(entryKey(key), 'at'), null)) ?? 0),
    /**
     * @param {string} key
     * @param {string} text
     * @param {number} at when the entry was made, in milliseconds since 1970
     */
    set: async (key, text, at) => {
      const size = Buffer.byteLength(text) + Buffer.byteLength(entryKey(key)) + overheadBytes
      if (size > maxBytes) return
      const values = [at, text, size, maxBytes, seconds, Date.now()].map(String)
      await withRedis(
        (client) => client.eval(setScript, { keys: keys(key), arguments: values }),
        null,
      )
    },
    /** @param {string} key */
    delete: async (key) => {
      await withRedis((client) => client.eval(deleteScript, { keys: keys(key) }), null)
    },
  }
}
