import { publish } from '../support/home-content'
import { logLines } from '../support/log-lines'
import { poll } from '../support/poll'
import { freePort } from '../support/ports'
import { expect, test } from '../support/test'
import { startTraceCollector } from '../support/trace-collector'

test('every line of the log is JSON with time, level and component; the French texts stand in it as they are (R14)', async ({
  isolatedSite,
  request,
}) => {
  const { site, mock } = await isolatedSite({ mode: 'error500' })
  await request.get(site.url)
  await request.get(`${site.url}/inconnue`)
  const failure = 'Erreur lors du chargement des événements (/api/medias/events/) : statut 500'
  await poll(() => logLines(site).map(({ message }) => message), { timeout: 10_000 }).toContain(
    failure,
  )
  const lines = logLines(site)
  for (const line of lines) {
    expect(line.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    expect(['info', 'warn', 'error']).toContain(line.level)
    expect(line.component).toMatch(/^[a-z-]+$/)
  }
  expect(lines.find(({ message }) => message === failure)).toMatchObject({
    level: 'error',
    component: 'backend-client',
    path: '/api/medias/events/',
  })
  expect(site.log()).not.toContain('\u001b')
  await mock.mode('ok')
  await publish(request, site)
  const messages = async () => {
    await request.get(site.url)
    return logLines(site).map(({ message }) => message)
  }
  await poll(messages, { timeout: 10_000 }).toContain('De nouveau chargé (/api/medias/events/)')
})

test('REQUEST_LOG=on writes a line for each request, without its query', async ({
  isolatedSite,
  request,
}) => {
  const { site } = await isolatedSite({ env: { REQUEST_LOG: 'on' } })
  await request.get(`${site.url}/medias?nom=Amina`, { headers: { cookie: 'a=Amina' } })
  await request.get(`${site.url}/medias`)
  await request.get(`${site.url}/sw.js`)
  const requests = () => logLines(site).filter(({ component }) => component === 'request')
  await poll(() => requests().map(({ path }) => path), { timeout: 10_000 }).toContain('/sw.js')
  const pages = requests().filter(({ path }) => path === '/medias')
  expect(pages).toHaveLength(2)
  expect(pages.at(-1)).toMatchObject({ method: 'GET', status: 200, kind: 'page', cache: 'hit' })
  expect(requests().find(({ path }) => path === '/sw.js')).toMatchObject({ kind: 'static' })
  expect(site.log()).not.toContain('Amina')
})

test('metrics are on a port of their own, never on the site’s', async ({
  isolatedSite,
  request,
}) => {
  const port = await freePort()
  const { site, mock } = await isolatedSite({ env: { METRICS_PORT: String(port) } })
  const metrics = async () => (await request.get(`http://127.0.0.1:${port}/metrics`)).text()
  expect((await request.get(`${site.url}/metrics`)).status()).toBe(404)
  await request.get(site.url)
  await request.get(`${site.url}/medias`, { headers: { rsc: '1' } })
  await request.get(`${site.url}/sw.js`)
  expect((await publish(request, site)).status()).toBe(200)
  await request.get(site.url)
  await poll(metrics, { timeout: 10_000 }).toMatch(
    /^site_requests_total\{kind="page",status="2xx"\} 2$/m,
  )
  const healthy = await metrics()
  for (const line of [
    /^site_requests_total\{kind="flight",status="2xx"\} 1$/m,
    /^site_requests_total\{kind="static",status="2xx"\} 1$/m,
    /^site_request_duration_seconds_count\{kind="page"\} 3$/m,
    /^site_page_cache_total\{result="miss"\} [1-9]/m,
    /^site_backend_requests_total\{result="answered"\} [1-9]/m,
    /^site_backend_answers_total\{state="fresh"\} [1-9]/m,
    /^site_revalidations_total\{resource="medias-events"\} 1$/m,
    /^site_queue_requests\{queue="pages",state="waiting"\} 0$/m,
    /^process_resident_memory_bytes \d+$/m,
    /^nodejs_eventloop_lag_p99_seconds /m,
  ]) {
    expect(healthy).toMatch(line)
  }
  await mock.mode('error500')
  await publish(request, site)
  await request.get(site.url)
  await poll(metrics, { timeout: 10_000 }).toMatch(
    /^site_backend_answers_total\{state="stale"\} [1-9]/m,
  )
  expect(await metrics()).toMatch(/^site_backend_requests_total\{result="failed"\} [1-9]/m)
})

test('GET and HEAD /api/health/live and /ready answer without the backend', async ({
  isolatedSite,
  request,
}) => {
  const { site } = await isolatedSite({ mode: 'hang' })
  for (const [path, body] of [
    ['/api/health/live', { live: true }],
    ['/api/health/ready', { ready: true }],
  ] as const) {
    const response = await request.get(site.url + path)
    expect(response.status()).toBe(200)
    expect(await response.json()).toEqual(body)
    expect(response.headers()['cache-control']).toBe('no-store')
    expect(response.headers()['content-security-policy']).toContain("default-src 'none'")
    expect((await request.head(site.url + path)).status()).toBe(200)
  }
})

test('with a collector, the spans of a page reach it under the name of the service', async ({
  isolatedSite,
  request,
}) => {
  const collector = await startTraceCollector()
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_SERVICE_NAME: 'site-of-tests',
    OTEL_BSP_SCHEDULE_DELAY: '100',
  }
  const { site } = await isolatedSite({ env })
  await request.get(`${site.url}/medias/mediaevenements`)
  await poll(() => collector.spans().map(({ name }) => name), { timeout: 10_000 }).toContainEqual(
    expect.stringContaining('GET /medias/mediaevenements'),
  )
  expect(collector.services()).toContain('site-of-tests')
  collector.close()
})
