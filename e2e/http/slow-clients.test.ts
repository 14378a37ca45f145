import { connect } from 'node:net'
import { expect, testOfOwnSite as test } from './site-test'

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
