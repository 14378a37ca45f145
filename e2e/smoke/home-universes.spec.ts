import { eventually } from '../support/eventually'
import { UNIVERSES, universes } from '../support/home'
import { expect, test, type Locator, type Page } from '../support/visit'

/** The link of a universe's card. */
function link(page: Page, button: string): Locator {
  return universes(page).getByRole('link', { name: button })
}

/** The smallest box around a card's link that holds its pictures. */
function card(page: Page, button: string): Locator {
  return universes(page)
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

test('R31 four cards, each with title, subtitle, picture and button', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 2, name: 'Nos univers' })).toBeVisible()
  await expect(universes(page).getByRole('link')).toHaveCount(UNIVERSES.length)
  for (const { button } of UNIVERSES) {
    const box = card(page, button)
    await expect(box.getByRole('heading', { level: 3 })).toBeVisible()
    await expect(box.locator('p').first()).not.toBeEmpty()
    await box.scrollIntoViewIfNeeded()
    await eventually(() => shown(box), { within: 5000 }).not.toBe('')
  }
})

for (const [row, { path, button }] of UNIVERSES.map((it, index) => [34 + index, it] as const)) {
  test(`R${row} «${button}» leads to ${path}, from anywhere on its card`, async ({ page }) => {
    await page.goto('/')
    await expect(link(page, button)).toHaveAttribute('href', path)
    await expect(link(page, button)).toContainText(button)
    const box = card(page, button)
    await box.scrollIntoViewIfNeeded()
    const hrefs = await box.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return [0.1, 0.5, 0.9].map((part) => {
        const hit = document.elementFromPoint(left + width * part, top + height * part)
        return hit?.closest('a')?.getAttribute('href') ?? null
      })
    })
    expect(hrefs).toEqual([path, path, path])
  })
}

for (const { button } of UNIVERSES) {
  test(`R32 «${button}»: the hover picture shows under the pointer and on focus, in this card only`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/')
    const box = card(page, button)
    const other = card(page, UNIVERSES.find((it) => it.button !== button)?.button ?? '')
    await box.scrollIntoViewIfNeeded()
    await eventually(() => shown(box), { within: 5000 }).not.toBe('')
    const [usual, neighbour] = [await shown(box), await shown(other)]
    await box.hover()
    await eventually(() => shown(box), { within: 3000 }).not.toBe(usual)
    expect(await shown(other)).toBe(neighbour)
    await page.mouse.move(0, 0)
    await eventually(() => shown(box), { within: 3000 }).toBe(usual)
    await link(page, button).focus()
    await eventually(() => shown(box), { within: 3000 }).not.toBe(usual)
  })
}

test.describe('with pictures that fail', () => {
  test.use({ allowConsole: [/Failed to load resource/] })

  test('R33 each card shows the placeholder «Image non trouvée»', async ({ page }) => {
    await page.route(/univers(\/|%2F)/i, (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto('/')
    await universes(page).scrollIntoViewIfNeeded()
    for (const { button } of UNIVERSES) {
      const box = card(page, button)
      await box.scrollIntoViewIfNeeded()
      const placeholder = box.getByAltText('Image non trouvée').first()
      await expect(placeholder).toBeVisible()
      await eventually(() => placeholder.evaluate((it: HTMLImageElement) => it.naturalWidth), {
        within: 5000,
      }).toBeGreaterThan(0)
    }
  })
})
