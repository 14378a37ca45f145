import { hkdfSync } from 'node:crypto'

/** @typedef {'webhook' | 'drafts' | 'previews' | 'clicks'} Purpose */

/**
 * The secret for one purpose, from the one that site and backend share (REVALIDATE_SECRET): whoever learns
 * it, from a log of requests for instance, learns neither that one nor those for other purposes.
 * @param {string} secret
 * @param {Purpose} purpose
 * @returns {string} 32 bytes in base64url
 */
export function derivedSecret(secret, purpose) {
  return Buffer.from(hkdfSync('sha256', secret, '', `rayonne ${purpose}`, 32)).toString('base64url')
}
