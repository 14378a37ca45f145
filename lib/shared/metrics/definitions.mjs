import { readFileSync } from 'node:fs'

/**
 * A metric of the site or of the backend, besides those of Node itself. The values of a label are few and
 * known beforehand: never a path, an address or anything else that a visitor chooses.
 * @typedef {object} Definition
 * @property {'counter' | 'gauge' | 'histogram'} type a gauge is read when Prometheus asks
 * @property {string} help
 * @property {readonly string[]} [labels]
 */

/** @typedef {typeof import('./definitions.json')} Table metrics of each server, by type and name */
/** @typedef {Record<Definition['type'], Record<string, Omit<Definition, 'type'>>>} Metrics those of one */

/** @template Union @typedef {Union extends unknown ? keyof Union : never} KeyOf of any of its members */
/** @typedef {KeyOf<Table[keyof Table][Definition['type']]>} MetricName */

/** Upper bounds of durations, in seconds. */
export const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** @type {Table} */
const table = JSON.parse(readFileSync(new URL('definitions.json', import.meta.url), 'utf8'))

/** Every metric of the site, and of the backend. */
export const siteMetrics = byName(table.site)
export const backendMetrics = byName(table.backend)

/** @param {Metrics} metrics @returns {Record<string, Definition>} */
function byName(metrics) {
  const types = /** @type {Definition['type'][]} */ (Object.keys(metrics))
  const entries = types.flatMap((type) =>
    Object.entries(metrics[type]).map(([name, metric]) => [name, { type, ...metric }]),
  )
  return Object.fromEntries(entries)
}
