import { dayInCotonou } from '../../contract/formatting/dates'
import { answerPictures } from '../support/answer-pictures'
import { expectRightOf, lastRowLength } from '../support/boxes'
import { listPath } from '../support/event-content'
import { expect, type Locator, type Page, test } from '../support/shared-site-test'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const titleLink = (card: Locator) => card.getByRole('heading', { level: 3 }).getByRole('link')
const download = (scope: Page | Locator) => scope.getByRole('link', { name: /^Télécharger/ })
const opacityOf = (card: Locator) =>
  card.locator('p:has(> time)').evaluate((it) => getComputedStyle(it).opacity)

test('R55 R68 R69 R70 R71 at every width each card shows its day; rows on phones, no card alone in a last row', async ({
  openWithoutJavaScript,
}) => {
  const page = await openWithoutJavaScript('about:blank')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await answerPictures(page)
  for (const path of ['/medias', listPath]) {
    await page.goto(path)
    const dated = cards(page).filter({ has: page.locator('time') })
    expect(await dated.count()).toBeGreaterThan(1)
    for (const width of [360, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      // The other day fades out where the width has changed.
      const shown = () => dated.evaluateAll(visibleTimes)
      const wrong = async () => (await shown()).filter((days) => days.length !== 1)
      await expect.poll(wrong, `${path} at ${width} px`).toEqual([])
      for (const [[day = '', text] = []] of await shown())
        expect(text).toMatch(new RegExp(`\\b${Number(day.slice(8))}(er)? .+ ${day.slice(0, 4)}`))
    }
  }
  await expect(cards(page).getByRole('button'), 'buttons that would do nothing').toHaveCount(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  // lib/events/sorting.test.ts has the order at every moment.
  for (const [name, first, last] of [
    ['À venir', 'Soirée portraits de Cotonou', 'La grande rencontre annuelle'],
    ['Événements passés', 'Concert de la place Bulgarie', 'La Gaani vue de Nikki'],
  ] as const) {
    const list = page.getByRole('region', { name, exact: true }).getByRole('article')
    await expect(list.getByRole('heading', { level: 3 })).toContainText([first, last])
    expect(await lastRowLength(list)).toBeGreaterThan(1)
  }
  await page.setViewportSize({ width: 360, height: 640 })
  const card = cards(page).first()
  const poster = card.locator('img, svg').first()
  await expectRightOf(poster, [titleLink(card), card.locator('p > time')])
  expect(await poster.evaluate((it) => it.clientWidth / it.clientHeight), 'whole').toBeCloseTo(0.8)
  expect(await card.evaluate((it) => it.clientHeight)).toBeLessThan(300)
})

/** Runs in the page: the days that each card shows, with their texts. */
function visibleTimes(cards: Element[]): [day: string | undefined, text: string][][] {
  return cards.map((card) =>
    [...card.querySelectorAll('time')]
      .filter((it) => it.checkVisibility({ opacityProperty: true }))
      .map((it) => [
        it.getAttribute('datetime')?.slice(0, 10),
        it.textContent.replace(/\s+/g, ' '),
      ]),
  )
}

// A download by a browser: gallery-lightbox.spec.ts; its file: lib/images/poster-jpeg.test.ts.
test('R71 R72 a visitor points at a card, walks through it with Tab and opens it', async ({
  page,
}) => {
  await page.goto(listPath)
  const card = cards(page)
    .filter({ has: download(page) })
    .first()
  const title = await titleLink(card).innerText()

  await test.step('date and time appear on hover and on keyboard focus', async () => {
    expect(await opacityOf(card)).toBe('0')
    await card.hover()
    await expect.poll(() => opacityOf(card)).toBe('1')
    await page.keyboard.press('Escape')
    await expect.poll(() => opacityOf(card)).toBe('0')
    await page.mouse.move(0, 0)
    await card.hover()
    await expect.poll(() => opacityOf(card)).toBe('1')
    await page.mouse.move(0, 0)
    await expect.poll(() => opacityOf(card)).toBe('0')
    await titleLink(card).focus()
    await expect.poll(() => opacityOf(card)).toBe('1')
    await page.keyboard.press('Tab')
    await expect(download(card)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(card.getByRole('button', { name: /^Partager/ })).toBeFocused()
  })

  await card.click({ position: { x: 40, y: 60 } })
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } })

  test('R71 R72 A37 dates are visible, a tap on a poster opens its event', async ({ page }) => {
    await page.goto(listPath)
    const card = cards(page).first()
    expect(await opacityOf(card)).toBe('1')
    const href = await titleLink(card).getAttribute('href')
    await card.tap({ position: { x: 40, y: 60 } })
    await expect(page).toHaveURL((url) => url.pathname === href)
  })
})

test('R69 R76 a list and an event open past midnight are refreshed', async ({ page }) => {
  const justBefore = new Date(`${dayInCotonou()}T23:59:58+01:00`)
  await page.clock.install({ time: justBefore })
  for (const name of ['mediaevenements', 'mediaevenements/soiree-ce-soir']) {
    await page.clock.setSystemTime(justBefore)
    await page.goto(`/medias/${name}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const refreshed = page.waitForRequest(new RegExp(`${name}\\?_rsc=`))
    await page.clock.fastForward(60_000)
    await refreshed
  }
})
