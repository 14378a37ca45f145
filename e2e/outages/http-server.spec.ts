import { connect } from 'node:net'
import { revalidateSecret } from '../support/site'
import { expect, test } from '../support/worker-site-test'

test('clients that send nothing, or read nothing, stop nobody else', async ({ request, site }) => {
  const sockets = Array.from({ length: 40 }, (_, index) => {
    const socket = connect(site.port, '127.0.0.1').pause()
    const rest = index % 2 === 0 ? `Host: site\r\n\r\n` : ''
    socket.write(`GET /medias/mediaevenements/lent-${index} HTTP/1.1\r\n${rest}`)
    return socket
  })
  try {
    for (const [path, status] of [
      ['/medias', 200],
      ['/voyage/destination/inconnue', 404],
      ['/immobilier?onglet=louer', 200],
    ] as const) {
      expect((await request.get(path)).status(), path).toBe(status)
    }
  } finally {
    for (const socket of sockets) socket.destroy()
  }
})

test('GET /api/health answers readiness and the state of the backend, without secrets, under a policy that allows nothing', async ({
  mock,
  request,
}) => {
  const health = async () => {
    const response = await request.get('/api/health')
    return { status: response.status(), body: await response.text(), headers: response.headers() }
  }
  const healthy = await health()
  expect(healthy.status).toBe(200)
  expect(JSON.parse(healthy.body)).toMatchObject({ ready: true, backend: 'reachable' })
  expect(healthy.body).not.toContain(revalidateSecret)
  expect(healthy.body).not.toContain(mock.origin)
  expect(healthy.headers['content-security-policy']).toContain("default-src 'none'")
  expect(healthy.headers['cache-control']).toContain('no-store')
  expect(healthy.headers['x-powered-by']).toBeUndefined()

  const state = async () => {
    const { status, body } = await health()
    return [status, (JSON.parse(body) as { backend: string }).backend]
  }
  await mock.mode('refuse')
  await expect.poll(state).toEqual([200, 'unreachable'])
  await mock.mode('ok')
  await expect.poll(state).toEqual([200, 'reachable'])
})
