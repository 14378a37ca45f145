import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares two secrets in constant time; false when none is configured. */
export function sameSecret(given: string | undefined, expected: string | undefined): boolean {
  if (!given || !expected) return false
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
