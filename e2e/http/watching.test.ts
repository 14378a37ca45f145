import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { logLines } from '../../testing/backend'
import { freePort, listenOnFreePort } from '../../testing/ports'
import { type SitePair, startSitePair } from '../../testing/site-pair'

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

let pair: SitePair | undefined
afterEach(() => pair?.stop())

// What is in a line of a request, and that nothing about a person is: lib/server/observe-requests.test.ts.
test('a site is watched by its log, in which the French texts stand as they are (R14), by spans, and by metrics on a port of their own', async () => {
  const collector = await startTraceCollector()
  const metricsPort = await freePort()
  pair = await startSitePair({
    mode: 'error500',
    env: {
      REQUEST_LOG: 'on',
      METRICS_PORT: String(metricsPort),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_SERVICE_NAME: 'site-of-tests',
      OTEL_BSP_SCHEDULE_DELAY: '100',
    },
  })
  const { site, mock } = pair
  const get = (path: string) => fetch(site.url + path)
  const messages = () => logLines(site).map(({ message }) => message)
  const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  await get('/')
  const failure = 'Erreur lors du chargement des événements (/api/medias/events/) : statut 500'
  await expect.poll(messages).toContain(failure)
  expect(logLines(site).find(({ message }) => message === failure)).toMatchObject({
    level: 'error',
    component: 'backend-client',
    path: '/api/medias/events/',
  })
  expect(await metrics()).toMatch(/^site_backend_requests_total\{result="failed"\} [1-9]/m)
  await mock.mode('ok')
  await expect
    .poll(async () => {
      await site.revalidate(['medias-events'])
      await get('/')
      return messages()
    })
    .toContain('De nouveau chargé (/api/medias/events/)')
  await mock.mode('error500')
  await site.revalidate(['medias-events'])
  await get('/')
  await expect.poll(metrics).toMatch(/^site_backend_answers_total\{state="stale"\} [1-9]/m)

  expect((await get('/metrics')).status).toBe(404)
  await fetch(`${site.url}/voyage?nom=Amina`, { headers: { cookie: 'a=Amina' } })
  await fetch(`${site.url}/medias`, { headers: { rsc: '1' } })
  await get('/sw.js')
  const requests = (path: string) =>
    logLines(site).filter((line) => line.component === 'request' && line.path === path)
  await expect.poll(() => requests('/sw.js')).toMatchObject([{ kind: 'static' }])
  expect(requests('/voyage')).toMatchObject([{ method: 'GET', status: 200, kind: 'page' }])
  for (const secret of ['Amina', '\u001b']) expect(site.output()).not.toContain(secret)
  const counted = await metrics()
  for (const line of [
    /^site_requests_total\{kind="page",status="2xx"\} \d+$/m,
    /^site_requests_total\{kind="flight",status="2xx"\} 1$/m,
    /^site_requests_total\{kind="static",status="2xx"\} 1$/m,
    /^site_request_duration_seconds_count\{kind="page"\} \d+$/m,
    /^site_revalidations_total\{resource="medias-events"\} \d+$/m,
  ]) {
    expect(counted).toMatch(line)
  }
  const traces = () => collector.received.filter((it) => it.startsWith('/v1/traces {')).join()
  await expect.poll(traces).toMatch(/"name":"[^"]*GET \/voyage/)
  expect(traces()).toContain('"site-of-tests"')
  collector.close()
})
