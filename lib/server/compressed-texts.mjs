import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import etagOf from 'etag'
import { LRUCache } from 'lru-cache'
import { createWorkQueue } from '../cache/work-queue.mjs'
import { compressionLimits, memoryLimits } from '../limits/limits.mjs'

/** @typedef {import('../../platform/accepted-encoding.mjs').Encoding | 'identity'} Encoding */
/** @typedef {{ body: Buffer, isFinal: boolean }} Copy */
/** @typedef {{ etag: string, copies: Partial<Record<Encoding, Copy>> }} Entry */

/** Shorter texts fit into one packet as they are, and are not kept. */
const minLength = 1000

/** @param {number} quality */
const brotli = (quality) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
})

/** A millisecond for a page of 100 KB. @type {Record<Encoding, (text: string) => Buffer>} */
const encodeFast = {
  br: (text) => brotliCompressSync(text, brotli(5)),
  gzip: (text) => gzipSync(text, { level: 6 }),
  identity: (text) => Buffer.from(text),
}

/**
 * For brotli 40 ms, and a tenth less; quality 11 takes four times as long for two percent.
 * @type {Partial<Record<Encoding, (text: string) => Promise<Buffer>>>}
 */
const encodeSmall = {
  br: (text) => promisify(brotliCompress)(text, brotli(10)),
  gzip: (text) => promisify(gzip)(text, { level: 9 }),
}

/**
 * The bytes and the ETag of texts, made once each: fast for the first request, then smaller, in the
 * background, once the same text is requested again. What is read once, such as the pages of
 * invented URLs, costs no more than that.
 *
 * The text itself is the key: a stored page is the same string at every request, which a map finds
 * without reading it, and no other page can be taken for it.
 * @param {{ maxBytes?: number }} [limits] of the texts and their copies together
 */
export function compressedTexts({ maxBytes = memoryLimits.compressedBytes } = {}) {
  const queue = createWorkQueue(compressionLimits)
  /** @type {LRUCache<string, Entry>} */
  const entries = new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: ({ copies }, text) =>
      Object.values(copies).reduce((sum, { body }) => sum + body.length, text.length * 2),
  })

  /** @param {string} text @returns {Entry} */
  function entryOf(text) {
    const known = entries.get(text)
    if (known) return known
    const entry = { etag: etagOf(text, { weak: true }), copies: {} }
    if (text.length >= minLength) entries.set(text, entry)
    return entry
  }

  /** @param {string} text @param {Encoding} encoding @param {Copy} copy */
  function keep(text, encoding, copy) {
    const { etag, copies } = entryOf(text)
    entries.set(text, { etag, copies: { ...copies, [encoding]: copy } })
  }

  /** @param {string} text @param {Encoding} encoding @param {Copy} copy */
  function replaceBySmaller(text, encoding, copy) {
    const encode = encodeSmall[encoding]
    copy.isFinal = true
    if (!encode) return
    queue(async () => keep(text, encoding, { body: await encode(text), isFinal: true })).catch(
      // Too many wait: a later request tries again.
      () => (copy.isFinal = false),
    )
  }

  return {
    /** The weak ETag of a text, which is that of all its encodings. @param {string} text */
    etag: (text) => entryOf(text).etag,

    /**
     * @param {string} text
     * @param {Encoding} encoding the one to use if it makes the text smaller
     * @returns {{ body: Buffer, encoding: Encoding }}
     */
    encode(text, encoding) {
      if (text.length < minLength) return { body: Buffer.from(text), encoding: 'identity' }
      const copy = entryOf(text).copies[encoding]
      if (copy && !copy.isFinal) replaceBySmaller(text, encoding, copy)
      if (copy) return { body: copy.body, encoding }
      const body = encodeFast[encoding](text)
      keep(text, encoding, { body, isFinal: false })
      return { body, encoding }
    },
  }
}
