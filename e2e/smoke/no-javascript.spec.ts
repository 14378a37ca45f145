import { universePaths } from '../routes'
import { carousel, hero, universeLinks, universesSection } from '../support/home-page'
import { poll } from '../support/poll'
import { expect, test } from '../support/shared-site-test'

test('R1 R20 without JavaScript the hero is readable at once: no overlay covers it', async ({
  openWithoutJavaScript,
}) => {
  const page = await openWithoutJavaScript('/')
  await expect(hero(page).getByText('Chargement...')).toBeHidden()
  await expect(hero(page).getByRole('link', { name: 'Découvrir nos univers' })).toBeVisible()
  const title = hero(page).getByRole('heading', { level: 1 })
  await poll(() => title.evaluate((it) => getComputedStyle(it).opacity), {
    timeout: 5000,
  }).toBe('1')
})

test('R1 R28 without JavaScript the carousel is a scrollable strip of four pictures', async ({
  openWithoutJavaScript,
}) => {
  const page = await openWithoutJavaScript('/')
  const images = carousel(page).locator('li img')
  await expect(images).toHaveCount(4)
  await carousel(page).scrollIntoViewIfNeeded()
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded()
    await expect(image).toBeInViewport()
  }
  await expect(carousel(page).getByRole('button').filter({ visible: true })).toHaveCount(0)
})

test('R1 R34 R35 R36 R37 without JavaScript the four cards are links', async ({
  openWithoutJavaScript,
}) => {
  const page = await openWithoutJavaScript('/')
  for (const { path, button } of universeLinks) {
    const link = universesSection(page).getByRole('link', { name: button })
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', path)
  }
})

for (const width of [390, 1280]) {
  test(`R1 R25 without JavaScript the header links to the four universes at ${width} px`, async ({
    openWithoutJavaScript,
  }) => {
    const page = await openWithoutJavaScript('/')
    await page.setViewportSize({ width, height: 800 })
    for (const path of universePaths) {
      const link = page.getByRole('banner').locator(`a[href="${path}"]`).filter({ visible: true })
      await expect(link).toHaveCount(1)
    }
    const contact = page.getByRole('banner').locator('a[href^="https://wa.me/"]')
    await expect(contact.filter({ visible: true })).toHaveCount(1)
  })
}

test('R1 without JavaScript every heading is present, in order', async ({
  openWithoutJavaScript,
}) => {
  const page = await openWithoutJavaScript('/')
  const levels = await page
    .getByRole('heading')
    .evaluateAll((all) => all.map((it) => Number(it.tagName.slice(1))))
  expect(levels.length).toBeGreaterThan(6)
  expect(levels[0]).toBe(1)
  const jumps = levels.filter((level, index) => level - (levels[index - 1] ?? 0) > 1)
  expect(jumps).toEqual([])
})
