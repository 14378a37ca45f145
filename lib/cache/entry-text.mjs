/** @typedef {NonNullable<import('next/dist/server/lib/incremental-cache').CacheHandlerValue>} CacheValue */
/** @typedef {Pick<CacheValue, 'value'> & { lastModified: number, cacheControl?: import('next/dist/server/lib/cache-control').CacheControl }} Entry */

/**
 * A page as it is stored on disk and in Redis: JSON, in which a Map or a Buffer is an object with one
 * `$` property.
 * @param {Entry} entry
 */
export function serialize(entry) {
  return JSON.stringify(entry, (_, value) => {
    if (value instanceof Map) return { $map: [...value] }
    return value?.type === 'Buffer' && Array.isArray(value.data)
      ? { $bytes: Buffer.from(value.data).toString('base64') }
      : value
  })
}

/**
 * @param {string | null | undefined} text
 * @returns {Entry | undefined} undefined for a text that is missing or corrupt
 */
export function deserialize(text) {
  if (!text) return undefined
  try {
    return JSON.parse(text, (_, value) => {
      if (value?.$map) return new Map(value.$map)
      return value?.$bytes === undefined ? value : Buffer.from(value.$bytes, 'base64')
    })
  } catch {
    return undefined
  }
}
