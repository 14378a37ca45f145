import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { durationBuckets } from './definitions.mjs'
import { gaugeValues } from './record.mjs'

/** @import { Definition } from './definitions.mjs' */

/**
 * A registry with the metrics of a table and with Node's own: memory, event loop, garbage collection.
 * Only a process with a metrics port loads this module: prom-client takes 9 MB.
 * @param {Record<string, Definition>} definitions
 */
export function createRegistry(definitions) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const metrics = Object.entries(definitions).map(
    ([name, definition]) => /** @type {const} */ ([name, create(name, definition, registry)]),
  )
  return { registry, metrics: new Map(metrics) }
}

/** @param {string} name @param {Definition} definition @param {Registry} registry */
function create(name, { type, help, labels = [] }, registry) {
  const options = { name, help, labelNames: labels, registers: [registry] }
  if (type === 'counter') return new Counter(options)
  if (type === 'histogram') return new Histogram({ ...options, buckets: durationBuckets })
  return new Gauge({
    ...options,
    async collect() {
      this.reset()
      for (const [values, value] of await gaugeValues(name)) this.set(values, value)
    },
  })
}
