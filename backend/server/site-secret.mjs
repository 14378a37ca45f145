import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * Whether a request carries the secret that the site shares, `Authorization: Bearer …`; compared in
 * constant time.
 * @param {import('node:http').IncomingMessage} request
 * @param {string | undefined} secret without one every request is refused
 */
export function hasSecret({ headers }, secret) {
  const [, given] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? []
  if (!given || !secret) return false
  const digest = (/** @type {string} */ text) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(secret))
}
