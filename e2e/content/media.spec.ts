import { expect, type Page, test } from '../support/shared-site-test'

/** A section of the landing page by its heading. */
function section(page: Page, heading: string) {
  return page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) })
}

test('R46 R47 Médias has the dark theme and its own header', async ({ page }) => {
  await page.goto('/medias')
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: /Médias$/ })).toHaveAttribute('href', '/medias')
  const links = banner.getByRole('navigation').getByRole('link')
  await expect(links).toHaveText(['Vidéos', 'Galerie', 'Evènements'])
  expect(await links.evaluateAll((all) => all.map((it) => it.getAttribute('href')))).toEqual([
    '/medias/mediavideo',
    '/medias/mediagalerie',
    '/medias/mediaevenements',
  ])
  const background = await page
    .locator('[data-theme="night"]')
    .first()
    .evaluate((it) => getComputedStyle(it).backgroundColor)
  expect(background).toBe('rgb(11, 16, 41)')
})

test('R48 the contact text of Médias lacks the word «plus»', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/medias')
  await page.getByRole('button', { name: 'Contact' }).click()
  await expect(page.getByRole('region', { name: 'Contact' })).toContainText(
    'Contactez-nous sur WhatsApp pour une réponse rapide !',
  )
})

test('R49 R50 the six latest videos on wide screens, in three columns', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto('/medias')
  const cards = section(page, 'Nos derniers reportages').getByRole('article')
  await expect(cards.filter({ visible: true })).toHaveCount(6)
  await expect(cards.first().getByRole('heading')).toHaveText('Les bâtisseuses de Porto-Novo')
  const lefts = await cards.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().x))
  expect(new Set(lefts.map(Math.round)).size).toBe(3)
})

test('R49 on a phone the thumbnail of a video stands at the left of its title', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/medias')
  const video = page.getByRole('article').first()
  const thumbnail = await video.locator('img, svg').first().boundingBox()
  const title = await video.getByRole('heading', { level: 3 }).boundingBox()
  const right = (thumbnail?.x ?? Infinity) + (thumbnail?.width ?? Infinity)
  expect(title?.x).toBeGreaterThanOrEqual(right)
})

test('R50 A18 four of them under 1024 px, by CSS only', async ({ page, openWithoutJavaScript }) => {
  await page.setViewportSize({ width: 1023, height: 800 })
  await page.goto('/medias')
  const cards = section(page, 'Nos derniers reportages').getByRole('article')
  await expect(cards.filter({ visible: true })).toHaveCount(4)
  const raw = await openWithoutJavaScript('/medias')
  await expect(section(raw, 'Nos derniers reportages').locator('article')).toHaveCount(6)
})

test('R52 R53 the gallery carousel holds four pictures that link to the gallery', async ({
  openWithoutJavaScript,
}) => {
  const page = await openWithoutJavaScript('/medias')
  const gallery = page.getByRole('region', { name: 'Galerie photos' })
  await expect(gallery.locator('img')).toHaveCount(4)
  const links = gallery.getByRole('link', { name: 'Voir plus' })
  await expect(links).toHaveCount(4)
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', '/medias/mediagalerie')
  }
})

test('R54 R57 R58 four events, the latest date first, all linking to the list', async ({
  openWithoutJavaScript,
}) => {
  const page = await openWithoutJavaScript('/medias')
  const cards = section(page, 'Derniers événements').getByRole('article')
  await expect(cards).toHaveCount(4)
  await expect(page.getByText('Cliquez pour en savoir plus')).toHaveCount(4)
  for (const card of await cards.all()) {
    await expect(card.locator('a[href="/medias/mediaevenements"]')).toHaveCount(1)
  }
})

test('R60 all videos of Médias, each linking to the player', async ({ openWithoutJavaScript }) => {
  const page = await openWithoutJavaScript('/medias/mediavideo')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nos reportages')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(16)
  const first = cards.first()
  await expect(first.getByRole('heading')).toHaveText('Les bâtisseuses de Porto-Novo')
  await expect(first.getByRole('link')).toHaveAttribute(
    'href',
    '/medias/videoplayers?v=medias00001&categorySlug=documentaires',
  )
})

test('R60 on a wide screen no video stands alone in the last row', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/medias/mediavideo')
  const tops = await page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((all) => all.map((it) => Math.round(it.getBoundingClientRect().top)))
  expect(tops).toHaveLength(16)
  expect(tops.filter((it) => it === tops.at(-1)).length).toBeGreaterThan(1)
})
