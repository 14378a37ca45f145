import { carousel } from '../support/home-page'
import { expect, test } from '../support/shared-site-test'

const heading = 'La maison, de Cotonou à la diaspora'

test('R13 R43 the brand section follows the carousel and links to the next event and the latest video', async ({
  page,
}) => {
  await page.goto('/')
  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading }) })
  await expect(section).toHaveCount(1)
  const [before, after] = [await carousel(page).boundingBox(), await section.boundingBox()]
  expect(after?.y).toBeGreaterThanOrEqual((before?.y ?? Infinity) + (before?.height ?? 0))

  for (const [label, href] of [
    ['Prochain événement', /^\/medias\/mediaevenements\/[^/?#]+$/],
    ['Dernière vidéo', /^\/medias\/videoplayers\?v=[\w-]{6,}$/],
  ] as const) {
    const card = section.getByRole('article').filter({ hasText: label })
    await expect(card.getByText(label)).toBeVisible()
    await expect(card.getByRole('link')).toHaveCount(1)
    await expect(card.getByRole('link')).toHaveAttribute('href', href)
    const image = card.locator('img')
    await image.scrollIntoViewIfNeeded()
    const width = () => image.evaluate((it: HTMLImageElement) => it.naturalWidth)
    await expect.poll(width).toBeGreaterThan(0)
  }
})
