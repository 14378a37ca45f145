import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * Compares two secrets in constant time; false when none is configured.
 * @param {string | undefined} given @param {string | undefined} expected
 */
export function sameSecret(given, expected) {
  if (!given || !expected) return false
  const digest = (/** @type {string} */ text) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
