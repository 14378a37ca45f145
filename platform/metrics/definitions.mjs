import { readFileSync } from 'node:fs'

/**
 * A metric of the site or of the backend, besides those of Node itself. The values of a label are few and
 * known beforehand: never a path, an address or anything else that a visitor chooses.
 * @typedef {object} Definition
 * @property {'counter' | 'gauge' | 'histogram'} type a gauge is read when Prometheus asks
 * @property {string} help
 * @property {readonly string[]} [labels]
 */

/** @typedef {typeof import('./definitions.json')} Table metrics of each server, by name */
/** @typedef {keyof Table['site'] | keyof Table['backend']} MetricName */

/** Upper bounds of durations, in seconds. */
export const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Every metric of the site, and of the backend. @type {Record<keyof Table, Record<string, Definition>>} */
export const { site: siteMetrics, backend: backendMetrics } = JSON.parse(
  readFileSync(new URL('definitions.json', import.meta.url), 'utf8'),
)
