import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { captureLog } from '@/testing/captured-log'
import { captureMetrics } from '@/testing/captured-metrics'
import { requestLimits } from '../limits/limits.mjs'
import { createRouter } from './router.mjs'

/** A router over a Next that answers `text`, and a function that requests a path. */
async function serve({
  isLogged = true,
  isStopping = (): boolean => false,
  held = Promise.resolve(),
} = {}) {
  const router = createRouter({
    files: (_, response, pathname) => {
      if (pathname === '/sw.js') response.end('file')
      return pathname === '/sw.js'
    },
    next: async (request, response) => {
      await held
      response.setHeader('x-nextjs-cache', request.url === '/' ? 'REVALIDATED' : 'HIT')
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('text')
    },
    host: 'localhost:3000',
    serverFolder: '',
    isHttps: false,
    isLogged,
    isStopping,
  })
  const server = createServer(router).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const send = (path: string, { method = 'GET', headers = {} } = {}) =>
    new Promise<{ status?: number; text: string; lifetime?: string }>((resolve, reject) => {
      httpRequest({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
        let text = ''
        const {
          statusCode: status,
          headers: { 'cache-control': lifetime },
        } = response
        response.on('data', (chunk: Buffer) => (text += chunk.toString()))
        response.on('end', () => resolve({ status, text, lifetime }))
      })
        .on('error', reject)
        .end()
    })
  return { send, close: () => server.close() }
}

it('logs one line for every request: no query, no cookie, no address', async () => {
  const lines = captureLog()
  const { send, close } = await serve()
  const secret = { cookie: 'a=secret', 'x-forwarded-for': '198.51.100.7' }
  await send('/medias?nom=secret', { headers: { ...secret, 'x-request-id': 'id-of-the-proxy' } })
  await send('/medias', { headers: { rsc: '1' } })
  await send('/sw.js')
  await send('/', { method: 'DELETE' })
  await send('/api/health/live')
  await expect.poll(() => lines).toHaveLength(5)
  expect(lines[0]).toEqual({
    time: expect.any(String),
    level: 'info',
    component: 'request',
    message: 'Request',
    id: 'id-of-the-proxy',
    method: 'GET',
    path: '/medias',
    status: 200,
    duration: expect.any(Number),
    bytes: expect.any(Number),
    cache: 'hit',
    kind: 'page',
  })
  expect(Number(lines[0]?.bytes)).toBeGreaterThan(100)
  expect(lines.map(({ kind }) => kind)).toEqual(['page', 'flight', 'static', 'refused', 'health'])
  expect(lines[1]?.id).toMatch(/^[\da-f-]{36}$/)
  expect(JSON.stringify(lines)).not.toMatch(/secret|198\.51/)
  close()
})

it('takes a page that was rendered before it was answered for a miss', async () => {
  const lines = captureLog()
  const { send, close } = await serve()
  await send('/')
  await expect.poll(() => lines).toMatchObject([{ path: '/', cache: 'miss' }])
  close()
})

it('logs nothing unless told', async () => {
  const lines = captureLog()
  const { send, close } = await serve({ isLogged: false })
  await send('/medias')
  expect(lines).toEqual([])
  close()
})

it('is ready until it is told to stop, and lives on', async () => {
  let isStopping = false
  const { send, close } = await serve({ isLogged: false, isStopping: () => isStopping })
  const lifetime = 'no-store'
  expect(await send('/api/health/ready')).toEqual({ status: 200, text: '{"ready":true}', lifetime })
  expect(await send('/api/health/live')).toEqual({ status: 200, text: '{"live":true}', lifetime })
  isStopping = true
  const stopping = await send('/api/health/ready')
  expect(stopping).toEqual({ status: 503, text: '{"ready":false}', lifetime })
  const head = await send('/api/health/live', { method: 'HEAD' })
  expect(head).toEqual({ status: 200, text: '', lifetime })
  expect((await send('/api/health/ready', { method: 'POST' })).status).toBe(405)
  close()
})

it('counts what the full queue of pages refuses apart from pages', async () => {
  const metrics = captureMetrics()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const { send, close } = await serve({ isLogged: false, held })
  const answers: (number | undefined)[] = []
  const { running, waiting } = requestLimits.pages
  const requests = Array.from({ length: running + waiting + 3 }, async (_, index) => {
    answers.push((await send(`/page-${index}`)).status)
  })
  const refused = 'site_requests_total{kind="refused",status="5xx"} 3\n'
  await expect.poll(metrics).toContain(refused)
  await expect.poll(() => answers).toEqual([503, 503, 503])
  expect(await metrics()).not.toContain('kind="page"')
  release()
  await Promise.all(requests)
  close()
})

it('answers 400 to a path that another reader takes for another one, and passes others on normalized', async () => {
  const { send, close } = await serve()
  const texts = ['/./sw.js', '/x/%2e%2E/sw.js', '//sw.js', '/sw.js;x', '/%5csw.js', '/a%2fsw.js']
  for (const path of texts) {
    expect([path, await send(path)]).toMatchObject([path, { status: 400, lifetime: 'no-store' }])
  }
  expect((await send('/%73w.js')).text).toBe('file')
  expect((await send('/medias?a=/../;x')).text).toBe('text')
  close()
})
