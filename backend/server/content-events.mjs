import { EventEmitter } from 'node:events'
import { singleton } from './singleton.mjs'

/** A response of the content API, before HTTP. @typedef {{ status: number, body: string }} Answer */

/** A response with a draft, for the site's server alone. @typedef {{ status: number, body: object }} DraftAnswer */

/**
 * The content, once Payload has started. `ping` rejects when the database does not answer; `hasSession` never throws.
 * @typedef {Awaited<ReturnType<typeof import('../src/boot').boot>>} Content
 */

/**
 * What Payload, also from inside Next's bundles, tells the HTTP server: `change` when responses cached
 * before may be outdated, `pages` with the paths of the site's pages that have changed, and `databaseError` when
 * a connection to the database is lost.
 * @returns {EventEmitter<{ change: [], pages: [string[]], databaseError: [] }>}
 */
export function contentEvents() {
  return singleton('content-events', () => new EventEmitter())
}
