import { imageSize } from 'image-size'
import { LRUCache } from 'lru-cache'
import { isDecodable } from '../../contract/picture-limits.mjs'
import { attempt } from '../../platform/attempt.mjs'
import { readBody } from '../../platform/read-body.mjs'
import { withDeadline } from '../http/with-deadline.mjs'
import { maxStoredUrls } from '../limits/limits.mjs'

/** Bytes read of a picture: its dimensions may follow the metadata that cameras write. */
const startBytes = 65_536
const timeoutMs = 5000

/**
 * Answers whether Next may decode the picture of a request to its image route: it is under the base, by
 * the address that Next will parse and fetch, and its header names no size that is too large. Whatever the
 * backend sends to Next after another answer, or none, to this: libvips and Next bound sides and pixels.
 * @param {string} baseUrl of the pictures that Next may request
 * @returns {(requestUrl: string) => Promise<boolean>} for `/_next/image?url=…`; never rejects
 */
export function decodablePictures(baseUrl) {
  /** @type {LRUCache<string, boolean>} */
  const known = new LRUCache({ max: maxStoredUrls })
  const base = plainAddress(baseUrl)?.replace(/\/?$/, '/') ?? ''
  return async (requestUrl) => {
    const address = plainAddress(new URLSearchParams(requestUrl.split('?')[1]).get('url') ?? '')
    if (!base || !address?.startsWith(base)) return false
    const before = known.get(address)
    if (before !== undefined) return before
    const start = await readStart(address)
    // Next may have stored it while the backend answered.
    if (!start) return true
    const isAllowed = hasDecodableSize(start)
    known.set(address, isAllowed)
    return isAllowed
  }
}

/** An address as Next parses it; no picture has a query or credentials. @param {string} text */
function plainAddress(text) {
  if (!URL.canParse(text)) return undefined
  const { href, origin, pathname } = new URL(text)
  return href === origin + pathname ? href : undefined
}

/** @param {Uint8Array} start @returns {boolean} */
function hasDecodableSize(start) {
  // Copied: the library reads past the end of a slice of a larger buffer.
  const size = attempt(() => imageSize(Uint8Array.from(start)))
  // In a JPEG the size may come later; its sides end at 65,535 pixels, and Next bounds their product.
  return size ? isDecodable(size) : start[0] === 0xff && start[1] === 0xd8
}

/** @param {string} address @returns {Promise<Uint8Array | undefined>} */
function readStart(address) {
  const headers = { range: `bytes=0-${startBytes - 1}` }
  return withDeadline(timeoutMs, async (signal) => {
    const response = await fetch(address, { headers, redirect: 'error', signal })
    return response.ok ? readBody(response, startBytes, signal) : undefined
  }).catch(() => undefined)
}
