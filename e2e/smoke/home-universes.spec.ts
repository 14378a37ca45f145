import { universeLinks, universesSection } from '../../testing/home-page'
import { columnCount, lastRowLength } from '../support/boxes'
import { loadedFile } from '../support/picture'
import { expect, type Locator, type Page, test } from '../support/shared-site-test'

const cards = (page: Page) => universesSection(page).getByRole('article')

/** The address of the picture that is to be seen in the card: the topmost one that is opaque. */
function shown(box: Locator): Promise<string> {
  return box.evaluate((element) => {
    const visible = [...element.querySelectorAll('img')].filter((image) => {
      const { opacity, visibility } = getComputedStyle(image)
      return Number(opacity) > 0.99 && visibility === 'visible' && image.clientWidth > 0
    })
    const top = visible.at(-1)
    return decodeURIComponent(top?.currentSrc ?? '')
  })
}

/** The addresses that a click at three places of a card leads to. */
function hrefsAcross(box: Locator): Promise<(string | null)[]> {
  return box.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [0.1, 0.5, 0.9].map((part) => {
      const hit = document.elementFromPoint(left + width * part, top + height * part)
      return hit?.closest('a')?.getAttribute('href') ?? null
    })
  })
}

// What they say and where they lead: app/pages.test.tsx.
test('R31 R32 R43 on a phone the next event and the cards, one below the other, begin within two screens; a card is a link everywhere, and alone changes its picture on hover and focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/')
  const section = (name: string) => page.getByRole('heading', { level: 2, name })
  expect((await section('Nos univers').boundingBox())?.y).toBeLessThan(2 * 640)
  expect((await section('Prochain événement').boundingBox())?.y).toBeLessThan(1.5 * 640)
  expect([await columnCount(cards(page)), await lastRowLength(cards(page))]).toEqual([1, 1])

  await page.setViewportSize({ width: 1280, height: 900 })
  for (const [index, { path }] of universeLinks.entries()) {
    const box = cards(page).nth(index)
    await box.scrollIntoViewIfNeeded()
    expect(await hrefsAcross(box)).toEqual([path, path, path])
    await expect.poll(() => shown(box)).not.toBe('')
  }
  const [box, other] = [cards(page).last(), cards(page).first()]
  const [usual, neighbour] = [await shown(box), await shown(other)]
  await box.hover()
  await expect.poll(() => shown(box)).not.toBe(usual)
  expect(await shown(other)).toBe(neighbour)
  await page.mouse.move(0, 0)
  await expect.poll(() => shown(box)).toBe(usual)
  await box.getByRole('link').focus()
  await expect.poll(() => shown(box)).not.toBe(usual)
})

test.describe('with pictures that fail', () => {
  test.use({ allowConsole: [/Failed to load resource/] })

  test('R33 each card shows the placeholder «Image non trouvée»', async ({ page }) => {
    await page.route(/univers(\/|%2F)/i, (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto('/')
    await expect(cards(page)).toHaveCount(4)
    for (const card of await cards(page).all()) {
      await card.scrollIntoViewIfNeeded()
      expect(await loadedFile(card.getByAltText('Image non trouvée').first())).not.toBe('')
    }
  })
})
