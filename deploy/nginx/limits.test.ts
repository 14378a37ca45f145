import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureNginx } from '../../scripts/lib/find-servers.mjs'
import {
  type Nginx,
  request,
  startNginx,
  startUpstream,
  type Upstream,
} from './testing/nginx-server'

const br = { 'accept-encoding': 'gzip, deflate, br' }

let data = ''
let upstreams: Upstream[]
let nginx: Nginx
const site = (pathname: string) => request(nginx.ports.site, pathname)

beforeAll(async () => {
  data = mkdtempSync(path.join(tmpdir(), 'backend-data-'))
  writeFileSync(path.join(data, 'secret'), 'secret')
  const echo: Parameters<typeof startUpstream>[0] = ({ url }, response) => void response.end(url)
  upstreams = [await startUpstream(echo), await startUpstream(echo)]
  const [sites = [], backends = []] = upstreams.map(({ port }) => [port])
  nginx = await startNginx(ensureNginx(), { sites, backends, data })
})
afterAll(async () => {
  await nginx.stop()
  await Promise.all(upstreams.map((server) => server.stop()))
  rmSync(data, { recursive: true })
})

test('an address that asks for too much is told so; others are not', async () => {
  const options = { localAddress: '127.0.0.9' }
  const many = Array.from({ length: 400 }, () =>
    request(nginx.ports.site, '/', br, options).then(({ status }) => status),
  )
  const statuses = await Promise.all(many)
  expect(statuses).toContain(200)
  expect(statuses).toContain(429)
  const other = await request(nginx.ports.site, '/', br, { localAddress: '127.0.0.8' })
  expect(other.status).toBe(200)
})

test('passwords and links are tried at most so often by one address', async () => {
  const attempts = Array.from({ length: 40 }, (_, index) =>
    request(
      nginx.ports.backend,
      index % 2 ? '/cms/owners/login' : '/cms/owners/liens/lire',
      {},
      { method: 'POST', localAddress: '127.0.0.7' },
    ),
  )
  const statuses = (await Promise.all(attempts)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(22)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(15)
})

test('what only the other application asks for is no page for anybody else', async () => {
  const otherClient = { localAddress: '127.0.0.6' }
  const { body } = await request(nginx.ports.site, '/api/revalidate', {}, otherClient)
  expect(body).toContain('/adresse-illisible')
  expect((await site('/api/revalidate')).body).toContain('/api/revalidate')
  for (const path of [
    ...['/drafts/evenements/1', '/api/contact-clicks/2026-11-23', '/api/contact-clicks'],
    ...['/api/contact%2dclicks', '/api//contact-clicks', '/x/../api/contact-clicks?a'],
  ]) {
    expect((await request(nginx.ports.backend, path, {}, otherClient)).status).toBe(403)
    expect((await request(nginx.ports.backend, path)).status).toBe(200)
  }
})

test.each([
  ['/adresse-illisible', '127.0.1.1'],
  ['/voyage/%zz', '127.0.1.2'],
  ['/_next/static/a.js', '127.0.1.3'],
  ['/ouverture.css', '127.0.1.4'],
])('who asks for %s too often is told so', async (pathname, localAddress) => {
  const many = Array.from({ length: 1200 }, () =>
    request(nginx.ports.site, pathname, br, { localAddress }),
  )
  expect((await Promise.all(many)).map(({ status }) => status)).toContain(429)
})

test('1,700 requests that nobody finishes leave room for others', async () => {
  const sockets = Array.from({ length: 1700 }, () => {
    const socket = connect(nginx.ports.site, '127.0.0.1')
    socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nHost: localhost\r\n')
    return socket
  })
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  const { status } = await site('/beaute')
  const isHeld = sockets.filter(({ destroyed }) => !destroyed).length
  for (const socket of sockets) socket.destroy()
  expect([status, isHeld]).toEqual([200, 1700])
})

test('a request that is not finished loses its connection', async () => {
  const socket = connect(nginx.ports.site, '127.0.0.1')
  socket.resume().write('GET / HTTP/1.1\r\nHost: localhost\r\n')
  await once(socket, 'close')
  expect((await site('/')).status).toBe(200)
})
