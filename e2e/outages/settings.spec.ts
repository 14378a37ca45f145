import { nextEvent } from '../support/content-pages'
import { callWebhook } from '../support/revalidate'
import { serverHtml } from '../support/server-html'
import { revalidateSecret } from '../support/site'
import { expect, test } from '../support/test'

test('R12 R99 R104 R121 A52 a site with settings of its own: backend below a path, https, a number for each universe, no secret', async ({
  isolatedSite,
  openWithoutJavaScript,
  request,
}) => {
  const { mock, site } = await isolatedSite({
    prefix: '/socle/v1',
    suffix: '/',
    env: {
      SITE_URL: 'https://site.example',
      REVALIDATE_SECRET: '',
      WHATSAPP_BEAUTE: '+229 01 11 11 11 11',
      WHATSAPP_FORMATIONS: '+229 01 22 22 22 22',
      WHATSAPP_VOYAGE: '+229 (01) 97-00.11 22',
    },
  })
  expect((await serverHtml(request, `${site.url}/`)).text).toContain(nextEvent)
  const requested = new Set(
    mock.requests.map(({ path }) => path).filter((it) => it.includes('api')),
  )
  expect([...requested].sort()).toEqual(
    ['accueil/header-video/', 'medias/events/', 'medias/videos/', 'site/settings/'].map(
      (path) => `/socle/v1/api/${path}`,
    ),
  )

  for (const path of ['/', '/medias/', '/sw.js', '/inconnu']) {
    const response = await request.get(site.url + path, { maxRedirects: 0 })
    expect(response.headers()['strict-transport-security'], path).toContain('max-age=')
  }
  for (const secret of ['undefined', revalidateSecret]) {
    const { status } = await callWebhook(site, { contents: ['medias-events'] }, secret)
    expect(status).toBe(401)
  }

  const beauty = await openWithoutJavaScript(`${site.url}/beaute`)
  const booking = beauty.getByRole('link', { name: 'Réservez via WhatsApp' })
  await expect(booking).toHaveCount(2)
  await expect(booking.first()).toHaveAttribute('href', /wa\.me\/2290111111111\?/)
  const signUp = beauty.getByRole('link', { name: /^S’inscrire/ })
  await expect(signUp).toHaveCount(4)
  await expect(signUp.first()).toHaveAttribute('href', /wa\.me\/2290122222222\?/)

  await mock.mode('refuse')
  for (const path of ['/voyage', '/voyage/destination/france']) {
    const { status, html } = await serverHtml(request, site.url + path)
    expect(status).toBe(200)
    expect(html).toContain('https://wa.me/2290197001122?text=')
    expect(html).not.toContain('https://wa.me/2290100000000')
  }
})
