import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { siteMetrics } from './definitions.mjs'
import { count, hasMetrics, observe, readGauge, recordInto } from './record.mjs'
import { serveMetrics } from './serve-metrics.mjs'

afterEach(() => recordInto(undefined))

it('without a port nothing is served, and recording does nothing', async () => {
  expect(await serveMetrics(siteMetrics, { host: undefined, port: undefined })).toBeUndefined()
  expect(hasMetrics()).toBe(false)
  count('site_requests_total', { kind: 'page', status: '2xx' })
})

it('serves counters, histograms, gauges and Node’s own metrics on loopback', async () => {
  const server = await serveMetrics(siteMetrics, { host: undefined, port: '0' })
  const { address, port } = (server?.address() ?? {}) as AddressInfo
  expect(address).toBe('127.0.0.1')
  count('site_requests_total', { kind: 'page', status: '2xx' })
  count('site_requests_total', { kind: 'page', status: '2xx' })
  count('site_redis_failures_total')
  observe('site_request_duration_seconds', 0.02, { kind: 'page' })
  readGauge('site_queue_requests', () => [[{ queue: 'pages', state: 'waiting' }, 3]])
  const response = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect(response.headers.get('content-type')).toContain('text/plain')
  const lines = (await response.text()).split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'site_requests_total{kind="page",status="2xx"} 2',
      'site_redis_failures_total 1',
      'site_request_duration_seconds_bucket{le="0.025",kind="page"} 1',
      'site_queue_requests{queue="pages",state="waiting"} 3',
      expect.stringMatching(/^process_resident_memory_bytes \d+$/),
      expect.stringMatching(/^nodejs_eventloop_lag_p99_seconds /),
    ]),
  )
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404)
  server?.close()
})
