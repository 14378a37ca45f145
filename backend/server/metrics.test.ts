import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Backend, startBackend } from '../testing/backend'
import { logLines } from '../testing/log-lines'

let backend: Backend
let metricsPort: number

beforeAll(async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  metricsPort = (server.address() as AddressInfo).port
  server.close()
  await once(server, 'close')
  backend = await startBackend({
    BACKEND_METRICS_PORT: String(metricsPort),
    REQUEST_LOG: 'on',
  })
})

afterAll(() => backend.remove())

it('counts requests by kind on a port of its own', async () => {
  const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  await fetch(`${backend.url}/api/medias/events/?q=secret`)
  await fetch(`${backend.url}/media/rien.jpg`)
  await fetch(`${backend.url}/healthz`)
  await expect.poll(metrics).toMatch(/^backend_requests_total\{kind="health",status="2xx"\} 1$/m)
  const text = await metrics()
  for (const line of [
    'backend_requests_total{kind="content",status="2xx"} 1',
    'backend_requests_total{kind="media",status="4xx"} 1',
    'backend_request_duration_seconds_count{kind="content"} 1',
    'backend_database_up 1',
    'backend_sign_in_failures_total 0',
  ]) {
    expect(text).toContain(`\n${line}\n`)
  }
  expect(
    await (await fetch(`${backend.url}/metrics`, { redirect: 'manual' })).text(),
  ).not.toContain('backend_requests_total')
})

it('REQUEST_LOG=on writes a line for each request, without its query', async () => {
  const requests = () => logLines(backend).filter(({ component }) => component === 'request')
  await expect.poll(() => requests().map(({ path }) => path)).toContain('/api/medias/events/')
  expect(requests()[0]).toMatchObject({ method: 'GET', status: 200, kind: 'content' })
  expect(backend.output()).not.toContain('secret')
})
