import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { freePort, listenOnFreePort } from '../../backend/testing/ports'
import { logLines } from '../support/log-lines'
import { revalidate } from '../support/revalidate'
import { expect, test } from '../support/test'

/** An OpenTelemetry collector: keeps what it receives, as JSON (OTLP over HTTP). */
async function startTraceCollector() {
  const received: string[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push(`${request.url} ${body}`)
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
    })
  })
  const port = await listenOnFreePort(server)
  const close = () => server.close().closeAllConnections()
  return { url: `http://127.0.0.1:${port}`, received, close }
}

test('every line of the log is JSON with time, level and component, the French texts stand in it as they are (R14); requests are logged without their query, and spans reach a collector', async ({
  isolatedSite,
  request,
}) => {
  const collector = await startTraceCollector()
  const { site, mock } = await isolatedSite({
    mode: 'error500',
    env: {
      REQUEST_LOG: 'on',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_SERVICE_NAME: 'site-of-tests',
      OTEL_BSP_SCHEDULE_DELAY: '100',
    },
  })
  const messages = () => logLines(site).map(({ message }) => message)
  await request.get(site.url)
  await request.get(`${site.url}/inconnue`)
  const failure = 'Erreur lors du chargement des événements (/api/medias/events/) : statut 500'
  await expect.poll(messages).toContain(failure)
  expect(logLines(site).find(({ message }) => message === failure)).toMatchObject({
    level: 'error',
    component: 'backend-client',
    path: '/api/medias/events/',
  })
  await mock.mode('ok')
  await expect
    .poll(async () => {
      await revalidate(site, ['medias-events'])
      await request.get(site.url)
      return messages()
    })
    .toContain('De nouveau chargé (/api/medias/events/)')

  await request.get(`${site.url}/voyage?nom=Amina`, { headers: { cookie: 'a=Amina' } })
  await request.get(`${site.url}/voyage`)
  await request.get(`${site.url}/sw.js`)
  const requests = (path: string) =>
    logLines(site).filter((line) => line.component === 'request' && line.path === path)
  await expect.poll(() => requests('/sw.js')).toMatchObject([{ kind: 'static' }])
  expect(requests('/voyage')).toHaveLength(2)
  const served = { method: 'GET', status: 200, kind: 'page', cache: 'hit' }
  expect(requests('/voyage').at(-1)).toMatchObject(served)
  for (const secret of ['Amina', '\u001b']) expect(site.log()).not.toContain(secret)
  for (const line of logLines(site)) {
    expect(line.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    expect(['info', 'warn', 'error']).toContain(line.level)
    expect(line.component).toMatch(/^[a-z-]+$/)
  }

  const traces = () => collector.received.filter((it) => it.startsWith('/v1/traces {')).join()
  await expect.poll(traces).toMatch(/"name":"[^"]*GET \/voyage/)
  expect(traces()).toContain('"site-of-tests"')
  collector.close()
})

test('metrics are on a port of their own, never on the site’s; the checks of health answer without the backend', async ({
  isolatedSite,
  request,
}) => {
  const port = await freePort()
  const { site, mock } = await isolatedSite({ env: { METRICS_PORT: String(port) } })
  const metrics = async () => (await request.get(`http://127.0.0.1:${port}/metrics`)).text()
  const get = (path: string) => request.get(site.url + path)
  expect((await get('/metrics')).status()).toBe(404)
  await get('/')
  await request.get(`${site.url}/medias`, { headers: { rsc: '1' } })
  await get('/sw.js')
  await revalidate(site, ['medias-events'])
  await get('/')
  await expect.poll(metrics).toMatch(/^site_requests_total\{kind="page",status="2xx"\} 2$/m)
  const healthy = await metrics()
  for (const line of [
    /^site_requests_total\{kind="flight",status="2xx"\} 1$/m,
    /^site_requests_total\{kind="static",status="2xx"\} 1$/m,
    /^site_request_duration_seconds_count\{kind="page"\} 3$/m,
    /^site_revalidations_total\{resource="medias-events"\} 1$/m,
  ]) {
    expect(healthy).toMatch(line)
  }
  await mock.mode('error500')
  await revalidate(site, ['medias-events'])
  await get('/')
  await expect.poll(metrics).toMatch(/^site_backend_answers_total\{state="stale"\} [1-9]/m)
  expect(await metrics()).toMatch(/^site_backend_requests_total\{result="failed"\} [1-9]/m)

  await mock.mode('hang')
  for (const [path, body] of [
    ['/api/health/live', { live: true }],
    ['/api/health/ready', { ready: true }],
  ] as const) {
    const response = await get(path)
    expect(response.status()).toBe(200)
    expect(await response.json()).toEqual(body)
    expect(response.headers()['cache-control']).toBe('no-store')
    expect(response.headers()['content-security-policy']).toContain("default-src 'none'")
    expect((await request.head(site.url + path)).status()).toBe(200)
  }
})
