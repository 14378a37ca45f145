import { columnCount, lastRowLength } from '../support/boxes'
import { universeLinks, universesSection } from '../support/home-page'
import { expect, type Locator, type Page, test } from '../support/shared-site-test'

/** The link of a universe's card. */
function link(page: Page, button: string): Locator {
  return universesSection(page).getByRole('link', { name: button })
}

/** The smallest box around a card's link that holds its pictures. */
function card(page: Page, button: string): Locator {
  return universesSection(page)
    .locator('li, article')
    .filter({ has: page.getByRole('link', { name: button }) })
    .last()
}

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

test('R31 R32 R34 R35 R36 R37 R43 four cards with title, subtitle, button and a picture that changes on hover and focus; each is a link to its universe; on a phone the next event and the cards, two by two, begin within two screens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/')
  const section = (name: string) => page.getByRole('heading', { level: 2, name })
  expect((await section('Nos univers').boundingBox())?.y).toBeLessThan(2 * 640)
  expect((await section('Prochain événement').boundingBox())?.y).toBeLessThan(1.5 * 640)
  const cards = universesSection(page).getByRole('article')
  expect([await columnCount(cards), await lastRowLength(cards)]).toEqual([2, 2])

  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(universesSection(page).getByRole('link')).toHaveCount(universeLinks.length)
  expect(universeLinks).toHaveLength(4)
  for (const { path, button } of universeLinks) {
    await test.step(button, async () => {
      const box = card(page, button)
      await expect(box.getByRole('heading', { level: 3 })).toBeVisible()
      await expect(box.locator('p').first()).not.toBeEmpty()
      await expect(link(page, button)).toHaveAttribute('href', path)
      await expect(link(page, button)).toContainText(button)
      await box.scrollIntoViewIfNeeded()
      expect(await hrefsAcross(box)).toEqual([path, path, path])

      const other = card(page, universeLinks.find((it) => it.button !== button)?.button ?? '')
      await expect.poll(() => shown(box)).not.toBe('')
      await expect.poll(() => shown(other)).not.toBe('')
      const [usual, neighbour] = [await shown(box), await shown(other)]
      await box.hover()
      await expect.poll(() => shown(box)).not.toBe(usual)
      expect(await shown(other)).toBe(neighbour)
      await page.mouse.move(0, 0)
      await expect.poll(() => shown(box)).toBe(usual)
      await link(page, button).focus()
      await expect.poll(() => shown(box)).not.toBe(usual)
      await link(page, button).blur()
    })
  }
})

test.describe('with pictures that fail', () => {
  test.use({ allowConsole: [/Failed to load resource/] })

  test('R33 each card shows the placeholder «Image non trouvée»', async ({ page }) => {
    await page.route(/univers(\/|%2F)/i, (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto('/')
    await universesSection(page).scrollIntoViewIfNeeded()
    for (const { button } of universeLinks) {
      const box = card(page, button)
      await box.scrollIntoViewIfNeeded()
      const placeholder = box.getByAltText('Image non trouvée').first()
      await expect(placeholder).toBeVisible()
      const width = () => placeholder.evaluate((it: HTMLImageElement) => it.naturalWidth)
      await expect.poll(width).toBeGreaterThan(0)
    }
  })
})
