import { dayInCotonou } from '../../contract/formatting/dates'
import { documentTitle } from '../../lib/seo/document-title'
import { defaultSettings } from '../../lib/site/default-site-settings'
import { oddEvents, oddHouses, oddPhotos, oddTitles } from '../mock-backend/content/odd'
import { listPath } from '../support/event-content'
import { galleryPath } from '../support/gallery'
import { expectNoSidewaysOverflow } from '../support/layout'
import { expect, test } from '../support/worker-site-test'

const titles = Object.values(oddTitles)

// A picture of a photo is missing.
test.use({ allowConsole: [/absente\.jpg/] })

test('R5 R6 R62 R66 R71 R77 R102 R129 R130 A13 A24 A42 A51 edge-case titles are text in every list and on pages of their own, and fit 320 px; no file for what an item lacks, no price of nothing, and numbers that dial', async ({
  page,
  publish,
  request,
}) => {
  expect(titles.length).toBeGreaterThan(5)
  await publish({
    'site-settings': {
      identity: {
        company_phone: '+33 (0)6.12.34.56.78',
        whatsapp: { immobilier: '00229 97.00.00.00' },
      },
    },
    'medias-events': oddEvents(dayInCotonou()),
    'medias-photos': oddPhotos(),
    'immo-maisons': oddHouses(),
    'beauty-formations': titles.map((title, index) => ({
      ...{ id: index + 1, slug: `étrange ${index}`, title, affiche: '' },
    })),
  })
  for (const [path, expected] of [
    [listPath, titles],
    [galleryPath, titles],
    ['/beaute', titles],
    ['/immobilier', [oddTitles.long]],
  ] as const) {
    await page.goto(path)
    for (const title of expected) {
      const link = page.getByRole('main').getByRole('link', { name: title, exact: true })
      await expect(link, path).toHaveCount(1)
    }
    await expectNoSidewaysOverflow(page, 320)
    await expect(page.getByRole('main').getByText(/^0|·\s0\s/), path).toHaveCount(0)
  }
  const houses = page.getByRole('tabpanel', { name: 'Maison en vente' })
  await expect(houses.getByText('Prix sur demande', { exact: true })).toHaveCount(3)
  await expect(houses.locator('a[href^="https://wa.me/2290197000000?"]')).toHaveCount(5)
  await expect(page.getByRole('link', { name: '+33 6 12 34 56 78' })).toHaveAttribute(
    'href',
    'tel:+33612345678',
  )
  for (const path of ['/immobilier?maison=305', '/recherche?q=terrain', `${listPath}/sans-heure`]) {
    const html = await (await request.get(path)).text()
    expect(html, path).not.toMatch(/\b0\s(FCFA|chambre|douche)|"(price|numberOf\w+)":0/)
  }
  for (const title of [oddTitles.script, oddTitles.rightToLeft, oddTitles.long]) {
    const index = titles.indexOf(title)
    for (const path of [`${listPath}/etrange-${index}`, `/beaute/formations/étrange ${index}`]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page).toHaveTitle(documentTitle(title, defaultSettings))
      await expectNoSidewaysOverflow(page, 320)
    }
  }

  for (const path of [
    `${listPath}/sans-date/calendrier.ics`,
    '/api/affiche/evenement/sans-affiche',
    '/api/affiche/formation/%C3%A9trange%202',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})
