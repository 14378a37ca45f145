import { connect } from 'node:net'
import { expect, test } from '../support/test'

const transport = 'strict-transport-security'

test('Strict-Transport-Security is sent when the public address is https', async ({
  isolatedSite,
  request,
}) => {
  const { site } = await isolatedSite({ env: { SITE_URL: 'https://site.example' } })
  for (const path of ['/', '/medias/', '/sw.js', '/inconnu']) {
    const response = await request.get(site.url + path, { maxRedirects: 0 })
    expect(response.headers()[transport], path).toContain('max-age=')
  }
})

test('clients that send nothing, or read nothing, stop nobody else', async ({
  isolatedSite,
  request,
}) => {
  const { site } = await isolatedSite()
  const sockets = Array.from({ length: 40 }, (_, index) => {
    const socket = connect(site.port, '127.0.0.1').pause()
    const rest = index % 2 === 0 ? `Host: site\r\n\r\n` : ''
    socket.write(`GET /medias/mediaevenements/lent-${index} HTTP/1.1\r\n${rest}`)
    return socket
  })
  try {
    for (const path of ['/medias', '/voyage/destination/inconnue', '/immobilier?onglet=louer']) {
      await request.get(site.url + path, { timeout: 15_000 })
    }
  } finally {
    for (const socket of sockets) socket.destroy()
  }
})
