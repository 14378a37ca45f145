/** @import { MetricName } from './definitions.mjs' */
/** @typedef {Record<string, string>} Labels */
/** @typedef {() => Promise<[Labels, number][]> | [Labels, number][]} GaugeReader */
/** @typedef {{ inc?: (labels: Labels, by: number) => void, observe?: (labels: Labels, value: number) => void }} Metric */

const shared = /** @type {{ metrics?: Map<string, Metric>, gauges?: Map<string, GaugeReader> }} */ (
  // The servers and Next's bundles load this module separately and share one registry.
  Object(globalThis)[Symbol.for('rayonne.metrics')] ??= {}
)

/** Whether anything is recorded: else all functions here do nothing. */
export function hasMetrics() {
  return shared.metrics !== undefined
}

/** @param {MetricName} name of a counter @param {Labels} [labels] */
export function count(name, labels = {}) {
  shared.metrics?.get(name)?.inc?.(labels, 1)
}

/** @param {MetricName} name of a histogram @param {number} seconds @param {Labels} [labels] */
export function observe(name, seconds, labels = {}) {
  shared.metrics?.get(name)?.observe?.(labels, seconds)
}

/**
 * Says how a gauge is read whenever Prometheus asks; the last reader of a name counts.
 * @param {MetricName} name
 * @param {GaugeReader} read
 */
export function readGauge(name, read) {
  shared.gauges ??= new Map()
  shared.gauges.set(name, read)
}

/** The current values of a gauge. @param {string} name */
export async function gaugeValues(name) {
  return (await shared.gauges?.get(name)?.()) ?? []
}

/** Records from now on. @param {Map<string, Metric> | undefined} metrics by name */
export function recordInto(metrics) {
  shared.metrics = metrics
}
