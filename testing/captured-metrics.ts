import { onTestFinished } from 'vitest'
import { createRegistry } from '../platform/metrics/create-registry.mjs'
import { backendMetrics, siteMetrics } from '../platform/metrics/definitions.mjs'
import { recordInto } from '../platform/metrics/record.mjs'

/** For unit tests: records metrics to the end of the test; answers them as Prometheus reads them. */
export function captureMetrics(): () => Promise<string> {
  const { registry, metrics } = createRegistry({ ...siteMetrics, ...backendMetrics })
  recordInto(metrics)
  onTestFinished(() => recordInto(undefined))
  return () => registry.metrics()
}
