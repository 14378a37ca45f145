import { expectAxeClean } from '../support/axe'
import { expectNoSidewaysOverflow } from '../support/layout'
import { serverHtml } from '../support/server-html'
import { sharedSite } from '../support/shared-site'
import { expect, test } from '../support/shared-site-test'

const pages = [
  { path: '/mentions-legales', name: 'Mentions légales', says: 'Éditeur' },
  { path: '/confidentialite', name: 'Confidentialité', says: 'youtube-nocookie.com' },
  { path: '/accessibilite', name: 'Accessibilité', says: 'Signaler un obstacle' },
]

for (const { path, name, says } of pages) {
  test(`R1 ${path} is readable without JavaScript, fits a small screen, and passes axe`, async ({
    page,
    request,
  }) => {
    const { status, text } = await serverHtml(request, path)
    expect(status).toBe(200)
    expect(text).toContain(says)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    const contents = page.getByRole('navigation', { name: 'Sommaire' }).getByRole('link')
    const anchors = await contents.evaluateAll((all) => all.map((it) => it.getAttribute('href')))
    expect(anchors.length).toBeGreaterThan(2)
    for (const anchor of anchors) await expect(page.locator(`h2${anchor}`)).toHaveCount(1)
    await expectAxeClean(page)
    await expectNoSidewaysOverflow(page, 320)
  })
}

test('R6 every footer links to the legal pages', async ({ page }) => {
  await page.goto('/admin')
  const footer = page.getByRole('contentinfo')
  for (const { path, name } of pages) {
    const link = footer.getByRole('link', { name, exact: true })
    await expect(link).toHaveAttribute('href', path)
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
  await footer.getByRole('link', { name: 'Mentions légales' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mentions légales')
})

test('legal details that nobody has set are left out for visitors, with their sections', async ({
  page,
}) => {
  await page.goto('/mentions-legales')
  const publisher = page.getByRole('region', { name: 'Éditeur' })
  await expect(publisher.getByRole('link')).toHaveAttribute('href', /^mailto:/)
  await expect(page.getByRole('definition')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Hébergeur' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Hébergeur' })).toHaveCount(0)
})

test('the configured legal details are on the page', async ({ isolatedSite, request }) => {
  const env = { PUBLISHER_NAME: 'Maison Exemple SARL', HOSTING_NAME: 'Hébergeur Exemple' }
  const { site } = await isolatedSite({ env })
  const { text } = await serverHtml(request, `${site.url}/mentions-legales`)
  expect(text).toContain('Maison Exemple SARL')
  expect(text).toContain('Hébergeur Exemple')
  expect(text).not.toContain('Directeur ou directrice')
})

test('no page sends a request to a third party before the visitor acts', async ({ page }) => {
  const { url, mockOrigin } = sharedSite()
  const own = [url, mockOrigin]
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  for (const path of ['/', '/medias', '/voyage', '/immobilier']) {
    const before = requested.length
    await page.goto(path, { waitUntil: 'load' })
    expect(requested.length).toBeGreaterThan(before + 1)
  }
  const external = requested.filter(
    (url) => /^http/.test(url) && !own.includes(new URL(url).origin),
  )
  expect(external).toEqual([])
  expect(await page.context().cookies()).toEqual([])
})
