import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { promisify } from 'node:util'
import { afterEach, expect, test } from 'vitest'
import { captureMetrics } from '@/testing/captured-metrics'
import { noteStoredPage } from '../cache/stored-page-note.mjs'
import { boundCostlyRequests, type Handler } from './costly-requests.mjs'

process.env.PICTURES_BASE_URL = 'http://127.0.0.1:1'

const closers: (() => void)[] = []
afterEach(() => closers.splice(0).forEach((close) => close()))

/** A server whose handler is bounded; answers a function that requests a path. */
async function serve(handle: Handler) {
  const bounded = boundCostlyRequests(handle)
  const server = createServer((request, response) => void bounded(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init)
  const connections = () => promisify(server.getConnections.bind(server))()
  return Object.assign(get, { port, connections })
}

/** A handler that answers when it is released, and counts what runs. */
function heldHandler() {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const counts = { running: 0, most: 0, all: 0 }
  const handle: Handler = async (_, response) => {
    counts.all += 1
    counts.running += 1
    counts.most = Math.max(counts.most, counts.running)
    await released
    counts.running -= 1
    response.end('ok')
  }
  return { handle, release, counts }
}

for (const { kind, path, places, waiting } of [
  { kind: 'pages', path: (index: number) => `/invente-${index}`, places: 8, waiting: 200 },
  {
    kind: 'pictures',
    path: (index: number) => `/_next/image?url=http://127.0.0.1:1/${index}`,
    places: 2,
    waiting: 80,
  },
  {
    kind: 'renditions',
    path: (index: number) => `/api/image/a.${index}`,
    places: 12,
    waiting: 400,
  },
]) {
  test(`${places} ${kind} at a time; ${waiting} wait, and others are told to come back`, async () => {
    const { handle, release, counts } = heldHandler()
    const metrics = captureMetrics()
    const get = await serve(handle)
    const answers: Response[] = []
    const requests = Array.from({ length: places + waiting + 5 }, async (_, index) => {
      answers.push(await get(path(index)))
    })
    await expect.poll(() => answers).toHaveLength(5)
    for (const { status, headers } of answers) {
      expect([status, headers.get('retry-after')]).toEqual([503, '2'])
    }
    const measured = await metrics()
    expect(measured).toContain(`site_queue_requests{queue="${kind}",state="running"} ${places}\n`)
    expect(measured).toContain(`site_queue_requests{queue="${kind}",state="waiting"} ${waiting}\n`)
    expect(measured).toContain(`site_queue_refused_total{queue="${kind}"} 5\n`)
    release()
    await Promise.all(requests)
    expect(answers.filter(({ status }) => status === 503)).toHaveLength(5)
    expect(counts).toMatchObject({ most: places, all: places + waiting })
  })
}

test('what a client that has left was waiting for is never rendered', async () => {
  const { handle, release, counts } = heldHandler()
  const get = await serve(handle)
  const held = Array.from({ length: 8 }, (_, index) => get(`/invente-${index}`))
  await expect.poll(() => counts.all).toBe(8)
  const leaving = connect(get.port, '127.0.0.1')
  leaving.write('GET /partie HTTP/1.1\r\nHost: site\r\n\r\n')
  await expect.poll(get.connections).toBe(9)
  leaving.destroy()
  await expect.poll(get.connections).toBe(8)
  release()
  await Promise.all(held)
  await get('/derniere')
  expect(counts.all).toBe(9)
})

test('a page that came from the store, health and revalidation pass while all places are taken', async () => {
  const { handle: hold, release } = heldHandler()
  const get = await serve(async (request, response) => {
    if (request.url?.startsWith('/invente')) return hold(request, response)
    noteStoredPage()
    response.end('passed')
  })
  expect((await get('/connue')).status).toBe(200)
  const held = Array.from({ length: 8 }, (_, index) => get(`/invente-${index}`))
  for (const path of ['/connue', '/api/health', '/api/revalidate']) {
    expect(await (await get(path)).text(), path).toBe('passed')
  }
  release()
  await Promise.all(held)
})

test('a page that was rendered and not stored, and a stored error, wait for a place every time', async () => {
  const { handle: hold, release, counts } = heldHandler()
  const answered: string[] = []
  const get = await serve(async (request, response) => {
    if (request.url?.startsWith('/invente')) return hold(request, response)
    if (request.url === '/erreur') noteStoredPage()
    answered.push(request.url ?? '')
    response.writeHead(request.url === '/erreur' ? 500 : 200).end()
  })
  const paths = ['/rendue', '/erreur']
  for (const path of paths) await get(path)
  const held = Array.from({ length: 8 }, (_, index) => get(`/invente-${index}`))
  await expect.poll(() => counts.running).toBe(8)
  const metrics = captureMetrics()
  const again = paths.map((path) => get(path))
  await expect.poll(metrics).toContain('site_queue_requests{queue="pages",state="waiting"} 2\n')
  expect(answered).toEqual(paths)
  release()
  await Promise.all([...held, ...again])
  expect(answered).toHaveLength(4)
})
