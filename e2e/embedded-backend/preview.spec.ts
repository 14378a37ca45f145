import { previewKinds } from '../../contract/preview-address'
import { type BackOffice, expect, type Page, test } from '../support/back-office-test'
import { expectNoSidewaysOverflow } from '../support/layout'

/** The band above a preview. */
const previewBand = (page: Page) => page.getByRole('complementary', { name: 'Aperçu' })

/** Creates an event that is a draft. */
async function draftEvent({ me }: BackOffice, title: string): Promise<number> {
  const { doc } = await me.create('evenements?draft=true', {
    ...{ title, date: '2031-05-01T12:00:00.000Z', time: '18:30', description: 'Bientôt.' },
    ...{ poster: await me.uploadPicture(), _status: 'draft' },
  })
  return doc.id
}

/** Clicks «Aperçu», which opens a tab. */
async function openPreviewTab(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Aperçu', exact: true }).click()
  const tab = await opened
  await expect(tab).toHaveURL(/\/apercu\//)
  return tab
}

test('on a phone «Aperçu» shows a draft in the site’s look before it is published, and what is typed is saved first', async ({
  page,
  backOffice,
}) => {
  const { site } = backOffice
  await page.goto('/admin/collections/evenements/create')
  await expect(page.locator('#field-title')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Aperçu', exact: true })).toHaveCount(0)
  const id = await draftEvent(backOffice, 'Veillée préparée')
  await page.goto(`/admin/collections/evenements/${id}`)
  await expect(page.getByRole('button', { name: 'Montrer l’aperçu à côté' })).toBeHidden()

  const published = async () =>
    (await page.request.get(`${site.url}/medias/mediaevenements/veillee-preparee`)).status()
  const tab = await openPreviewTab(page)
  await expect(tab).toHaveURL(new RegExp(`^${site.url}/apercu/evenements/\\d+\\?`))
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Veillée préparée')
  await expect(previewBand(tab)).toHaveText('Aperçu\u00a0: ce contenu n’est pas publié.')
  await expect(tab.getByRole('main').locator('img').first()).toBeVisible()
  await expectNoSidewaysOverflow(tab, 390)
  expect(await published()).toBe(404)
  await tab.close()

  await page.locator('#field-title').fill('Veillée corrigée')
  const second = await openPreviewTab(page)
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Veillée corrigée')
  expect(await published()).toBe(404)
  await page.getByRole('button', { name: 'Publier les modifications' }).click()
  await expect
    .poll(async () => {
      await second.reload()
      return previewBand(second).textContent()
    })
    .toBe('Aperçu\u00a0: ce contenu est en ligne, tel quel.')
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('beside the form the preview follows each saved draft, on screens of three widths', async ({
    page,
    backOffice,
  }) => {
    const id = await draftEvent(backOffice, 'Veillée à côté')
    await page.goto(`/admin/collections/evenements/${id}`)
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
})

// What nobody keeps, on any path of previews: lib/server/unstored-response.test.ts.
test('every kind of content has a preview, which nobody indexes, and frames but the back-office', async ({
  request,
  backOffice: { origin, site, me },
}) => {
  for (const kind of previewKinds) {
    const { text } = await me.get(`${kind}?limit=1&where[_status][equals]=published`)
    const { docs } = JSON.parse(text) as { docs: { id: number }[] }
    const address = site.previewUrl(kind, docs[0]?.id ?? 0)
    const response = await request.get(address)
    expect([kind, response.status()]).toEqual([kind, 200])
    const policy = response.headers()['content-security-policy']
    expect(policy).toContain(`frame-ancestors ${origin};`)
    const html = await response.text()
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"')
    expect(html).toContain('ce contenu est en ligne')
    expect(html.match(/<h1[ >]/g), kind).toHaveLength(1)
    expect(html).not.toMatch(/application\/ld\+json|rel="canonical"|property="og:/)
  }
})
