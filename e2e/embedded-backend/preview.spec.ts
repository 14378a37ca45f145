import { previewKinds, previewLifetimeMs } from '../../lib/shared/preview-address'
import { backOfficeWidths, signIn, tierOf } from '../support/back-office'
import { type EmbeddedBackendPair, startEmbeddedBackend } from '../support/embedded-backend'
import { expectNoSidewaysOverflow } from '../support/layout'
import { askBackOffice, previewBand, previewUrl } from '../support/previews'
import { expect, type Page, test } from '../support/test'

test.describe.configure({ mode: 'serial' })
// The browser logs the 401 or 403 of the back-office's session check.
test.use({ allowConsole: [/40[13]/], actionTimeout: 20_000 })

const notPublished = 'Aperçu\u00a0: ce contenu n’est pas publié.'
let pair: EmbeddedBackendPair

test.beforeAll(async () => {
  test.setTimeout(240_000)
  pair = await startEmbeddedBackend()
})
test.afterAll(() => pair.stop())

/** Creates an event that is a draft, and opens it in the back-office. */
async function openDraftEvent(page: Page, title: string, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 900 })
  await signIn(page, pair.origin)
  const { docs } = await askBackOffice(page, pair.origin, 'uploads?where[width][exists]=true')
  const { id } = await askBackOffice(page, pair.origin, 'evenements?draft=true', {
    ...{ title, date: '2031-05-01T12:00:00.000Z', time: '18:30', description: 'Bientôt.' },
    ...{ poster: docs[0]?.id, _status: 'draft' },
  })
  await page.goto(`${pair.origin}/admin/collections/evenements/${id}`)
  await expect(page.locator('#field-title')).toHaveValue(title)
  return id
}

/** Clicks «Aperçu», which opens a tab. */
async function openPreviewTab(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Aperçu', exact: true }).click()
  const tab = await opened
  await expect(tab).toHaveURL(/\/apercu\//)
  return tab
}

for (const width of backOfficeWidths) {
  test(
    `at ${width} px «Aperçu» shows a draft in the site’s look before it is published, and what is typed is saved first`,
    tierOf(width),
    async ({ page }) => {
      await openDraftEvent(page, `Veillée préparée ${width}`, width)
      const path = `/medias/mediaevenements/veillee-preparee-${width}`
      const tab = await openPreviewTab(page)
      await tab.setViewportSize({ width, height: 900 })
      await expect(tab).toHaveURL(new RegExp(`^${pair.site.url}/apercu/evenements/\\d+\\?`))
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText(`Veillée préparée ${width}`)
      await expect(previewBand(tab)).toHaveText(notPublished)
      await expect(tab.getByRole('main').locator('img').first()).toBeVisible()
      await expectNoSidewaysOverflow(tab, width)
      expect((await page.request.get(pair.site.url + path)).status()).toBe(404)
      await tab.close()

      await page.locator('#field-title').fill(`Veillée corrigée ${width}`)
      const second = await openPreviewTab(page)
      await expect(second.getByRole('heading', { level: 1 })).toHaveText(
        `Veillée corrigée ${width}`,
      )
      expect((await page.request.get(pair.site.url + path)).status()).toBe(404)

      await page.getByRole('button', { name: 'Publier les modifications' }).click()
      await expect
        .poll(async () => {
          await second.reload()
          return previewBand(second).textContent()
        })
        .toBe('Aperçu\u00a0: ce contenu est en ligne, tel quel.')
      const published = second.locator('link[rel=canonical], script[type="application/ld+json"]')
      await expect(published).toHaveCount(0)
    },
  )
}

test('beside the form the preview follows each saved draft, on screens of three widths', async ({
  page,
}) => {
  await openDraftEvent(page, 'Veillée à côté', 1440)
  await page.getByRole('button', { name: 'Montrer l’aperçu à côté' }).click()
  const panel = page.getByRole('region', { name: 'Aperçu' })
  const site = panel.locator('iframe').contentFrame()
  const heading = site.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Veillée à côté')
  // It stays where the owner has scrolled to: the document is not loaded again.
  const html = site.locator('html')
  await html.evaluate((element) => (element.dataset.firstLoad = 'true'))

  await page.locator('#field-title').fill('Veillée suivie')
  await expect(panel.getByRole('status')).toContainText('Enregistrez le brouillon')
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await expect(heading).toHaveText('Veillée suivie')
  await expect(panel.getByRole('status')).toBeEmpty()
  await expect(html).toHaveAttribute('data-first-load', 'true')

  const innerWidth = () => html.evaluate(() => window.innerWidth)
  for (const [name, width] of [
    ['Téléphone', 390],
    ['Tablette', 768],
    ['Ordinateur', 1440],
  ] as const) {
    await panel.getByRole('button', { name }).click()
    await expect.poll(innerWidth).toBe(width)
    const box = await panel.locator('iframe').boundingBox()
    const bounds = await panel.boundingBox()
    expect(box?.width).toBeLessThanOrEqual((bounds?.width ?? 0) + 1)
  }
  await page.getByRole('button', { name: 'Fermer l’aperçu' }).click()
  await expect(panel).toHaveCount(0)
})

test('on a phone the preview has no place beside the form, and a new content has none', async ({
  page,
}) => {
  await openDraftEvent(page, 'Veillée au téléphone', 390)
  const bar = page.locator('.doc-controls__controls')
  await expect(bar.getByRole('link', { name: 'Aperçu', exact: true })).toBeInViewport({ ratio: 1 })
  for (const name of ['Enregistrer le brouillon', 'Publier les modifications']) {
    await expect(bar.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  }
  await expect(page.getByRole('button', { name: 'Montrer l’aperçu à côté' })).toBeHidden()
  await page.goto(`${pair.origin}/admin/collections/evenements/create`)
  await expect(page.locator('#field-title')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Aperçu', exact: true })).toHaveCount(0)
})

test('a stranger who alters or keeps an address sees nothing of a draft', async ({
  page,
  playwright,
}) => {
  const id = await openDraftEvent(page, 'Veillée secrète', 1440)
  const stranger = await playwright.request.newContext()
  const fresh = previewUrl(pair.site, 'evenements', id)
  expect(await (await stranger.get(fresh)).text()).toContain('Veillée secrète')
  const cases: [address: string, status: number][] = [
    [fresh.replace(`/${id}?`, `/${id - 1}?`), 403],
    [fresh.replace('evenements', 'formations'), 403],
    [fresh.replace(/expire=\d/, 'expire=9'), 403],
    [fresh.replace(/signature=./, 'signature=-'), 403],
    [`${pair.site.url}/apercu/evenements/${id}`, 403],
    [previewUrl(pair.site, 'evenements', id, previewLifetimeMs + 2000), 410],
    [previewUrl(pair.site, 'evenements', 999_999), 404],
  ]
  for (const [address, status] of cases) {
    const response = await stranger.get(address)
    const html = await response.text()
    expect([address, response.status()]).toEqual([address, status])
    expect(html).not.toContain('Veillée')
    expect(html).toContain('back-office.')
  }
  const drafts = `${pair.origin}/drafts/evenements/${id}`
  for (const authorization of ['', 'Bearer', 'Bearer another-secret-of-16']) {
    const response = await stranger.get(drafts, { headers: { authorization } })
    expect([authorization, response.status()]).toEqual([authorization, 401])
    expect(await response.text()).not.toContain('Veillée')
  }
  const opened = await stranger.get(`${pair.origin}/cms/apercu/evenements/${id}`, {
    maxRedirects: 0,
  })
  expect(opened.status()).toBe(401)
  await stranger.dispose()
})

test('every kind of content has a preview, which nobody keeps, indexes or frames but the back-office', async ({
  page,
}) => {
  await signIn(page, pair.origin)
  for (const kind of previewKinds) {
    const { docs } = await askBackOffice(
      page,
      pair.origin,
      `${kind}?limit=1&where[_status][equals]=published`,
    )
    const address = previewUrl(pair.site, kind, docs[0]?.id ?? 0)
    const response = await page.request.get(address)
    expect([kind, response.status()]).toEqual([kind, 200])
    expect(response.headers()).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'content-security-policy': expect.stringContaining(`frame-ancestors ${pair.origin};`),
    })
    const html = await response.text()
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"')
    expect(html).toContain('ce contenu est en ligne')
    expect(html).not.toMatch(/application\/ld\+json|rel="canonical"|property="og:/)
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  const sitemap = await (await page.request.get(`${pair.site.url}/sitemap.xml`)).text()
  expect(sitemap).not.toContain('apercu')
})
