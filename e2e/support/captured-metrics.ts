import { onTestFinished } from 'vitest'
import { createRegistry } from '../../lib/shared/metrics/create-registry.mjs'
import { backendMetrics, siteMetrics } from '../../lib/shared/metrics/definitions.mjs'
import { recordInto } from '../../lib/shared/metrics/record.mjs'

/** For unit tests: records metrics to the end of the test; answers them as Prometheus reads them. */
export function captureMetrics(): () => Promise<string> {
  const { registry, metrics } = createRegistry({ ...siteMetrics, ...backendMetrics })
  recordInto(metrics)
  onTestFinished(() => recordInto(undefined))
  return () => registry.metrics()
}
