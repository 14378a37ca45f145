import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expectAxeClean } from '../support/axe'
import { finishAnimations } from '../support/finish-animations'
import { expectNoLayoutShift, expectNoSidewaysOverflow } from '../support/layout'
import { expect, type Locator, type Page, test } from '../support/shared-site-test'

const listPath = '/medias/mediaevenements'
const longDate = /^[a-zé]+ (1er|[2-9]|[12]\d|3[01]) [a-zéû]+ \d{4}( à \d{2}:\d{2})?$/

/** One of the two sections of the list. */
const section = (page: Page, name: 'À venir' | 'Événements passés') =>
  page.getByRole('region', { name, exact: true })
const cards = (parent: Page | Locator) => parent.getByRole('main').getByRole('article')
const titleLink = (card: Locator) => card.getByRole('heading', { level: 3 }).getByRole('link')
const fullDate = (card: Locator) => card.locator('p > time')
const dayOf = (card: Locator) => fullDate(card).getAttribute('datetime')
const opacityOf = (card: Locator) =>
  card.locator('p:has(> time)').evaluate((it) => getComputedStyle(it).opacity)

/** The days of all cards of a section, in their order. */
async function days(list: Locator): Promise<string[]> {
  const all = await list.locator('article time').all()
  return Promise.all(all.map(async (it) => (await it.getAttribute('datetime')) ?? ''))
}

test('R68 R69 R70 the list has two sections: upcoming events soonest first, past events latest first', async ({
  openWithoutJavaScript,
}) => {
  const page = await openWithoutJavaScript(listPath)
  await expect(page.getByRole('heading', { level: 1, name: 'Événements' })).toBeVisible()
  const [coming, past] = [section(page, 'À venir'), section(page, 'Événements passés')]
  await expect(coming.getByRole('heading', { level: 2 })).toHaveText('À venir')
  await expect(past.getByRole('heading', { level: 2 })).toHaveText('Événements passés')
  const [ahead, behind] = [await days(coming), await days(past)]
  expect(ahead.length).toBeGreaterThan(0)
  expect(behind.length).toBeGreaterThan(0)
  expect(ahead).toEqual([...ahead].sort())
  expect(behind).toEqual([...behind].sort().reverse())
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Porto-Novo' }).format()
  expect(ahead.every((day) => day.slice(0, 10) >= today)).toBe(true)
  expect(behind.every((day) => day.slice(0, 10) < today)).toBe(true)
})

test('R71 R72 R74 every card has a poster, a single link with the title, and the date', async ({
  openWithoutJavaScript,
}) => {
  const page = await openWithoutJavaScript(listPath)
  const all = await cards(page).all()
  expect(all.length).toBeGreaterThan(1)
  for (const card of all) {
    await expect(titleLink(card)).toHaveAttribute('href', /^\/medias\/mediaevenements\/[^/?#]+$/)
    await expect(card.locator('img, svg').first()).toBeAttached()
    await card.scrollIntoViewIfNeeded()
    expect((await fullDate(card).innerText()).replace(/\s/g, ' ')).toMatch(longDate)
    await expect(card.locator('a a, a button, button a')).toHaveCount(0)
  }
})

test('R71 date and time appear on hover and on keyboard focus', async ({ page }) => {
  await page.goto(listPath)
  const card = cards(page).first()
  expect(await opacityOf(card)).toBe('0')
  await card.hover()
  await expect.poll(() => opacityOf(card)).toBe('1')
  await page.mouse.move(0, 0)
  await expect.poll(() => opacityOf(card)).toBe('0')
  await titleLink(card).focus()
  await expect.poll(() => opacityOf(card)).toBe('1')
})

test('R55 R71 every card shows its day at every width, without hover', async ({ page }) => {
  for (const path of ['/medias', listPath]) {
    await page.goto(path)
    const all = await cards(page)
      .filter({ has: page.locator('time') })
      .all()
    expect(all.length).toBeGreaterThan(1)
    for (const width of [360, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await finishAnimations(page)
      for (const card of all) {
        const texts = await card
          .locator('time')
          .evaluateAll((times) =>
            times
              .filter((it) => it.checkVisibility({ opacityProperty: true }))
              .map((it) => [
                it.getAttribute('datetime')?.slice(0, 10),
                it.textContent.replace(/\s+/g, ' '),
              ]),
          )
        expect(texts, `${path} at ${width} px`).toHaveLength(1)
        const [day = '', text] = texts[0] ?? []
        expect(text).toMatch(new RegExp(`\\b${Number(day.slice(8))}(er)? .+ ${day.slice(0, 4)}`))
      }
    }
  }
})

test('R71 on a phone the poster stands at the left of the title and the date', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(listPath)
  const card = cards(page).first()
  const [poster, title, date] = await Promise.all(
    [card.locator('img, svg').first(), titleLink(card), fullDate(card)].map((it) =>
      it.boundingBox(),
    ),
  )
  const right = (poster?.x ?? Infinity) + (poster?.width ?? Infinity)
  expect(title?.x).toBeGreaterThanOrEqual(right)
  expect(date?.x).toBeGreaterThanOrEqual(right)
  expect(await card.evaluate((it) => it.clientHeight)).toBeLessThan(300)
})

test('R68 on a wide screen no card stands alone in the last row of its section', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(listPath)
  for (const name of ['À venir', 'Événements passés'] as const) {
    const tops = await section(page, name)
      .getByRole('article')
      .evaluateAll((all) => all.map((it) => Math.round(it.getBoundingClientRect().top)))
    expect(tops.length).toBeGreaterThan(1)
    expect(tops.filter((it) => it === tops.at(-1)).length, name).toBeGreaterThan(1)
  }
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } })

  test('R71 A37 date and time are always visible', async ({ page }) => {
    await page.goto(listPath)
    expect(await opacityOf(cards(page).first())).toBe('1')
  })

  test('R72 a tap anywhere on the poster opens the event', async ({ page }) => {
    await page.goto(listPath)
    const card = cards(page).first()
    const href = await titleLink(card).getAttribute('href')
    await card.tap({ position: { x: 40, y: 60 } })
    await expect(page).toHaveURL((url) => url.pathname === href)
  })
})

test('R72 a click on the poster opens the event', async ({ page }) => {
  await page.goto(listPath)
  const card = cards(page).first()
  const title = await titleLink(card).innerText()
  await card.click({ position: { x: 40, y: 60 } })
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('R73 A30 the poster is downloaded as a JPEG named after the event', async ({ page }) => {
  await page.goto(listPath)
  const card = cards(page)
    .filter({ has: page.getByRole('link', { name: /^Télécharger/ }) })
    .first()
  const title = await titleLink(card).innerText()
  const link = card.getByRole('link', { name: /^Télécharger/ })
  await expect(link).toHaveAttribute('download', `${title}.jpg`)
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe(`${title}.jpg`)
  const bytes = await readFile(await download.path())
  expect((await sharp(bytes).metadata()).format).toBe('jpeg')
  await expect(page).toHaveURL(new RegExp(`${listPath}$`))
})

test('R73 A30 the poster route answers file name, type and max-age, and 404 for an unknown event', async ({
  page,
  request,
}) => {
  await page.goto(listPath)
  const href = await page
    .getByRole('link', { name: /^Télécharger/ })
    .first()
    .getAttribute('href')
  const response = await request.get(href ?? '')
  expect(response.status()).toBe(200)
  const headers = response.headers()
  expect(headers['content-type']).toBe('image/jpeg')
  expect(headers['content-disposition']).toMatch(
    /^attachment; filename="[ -~]+\.jpg"; filename\*=UTF-8''/,
  )
  expect(headers['cache-control']).toContain('max-age=')
  expect(headers['x-content-type-options']).toBe('nosniff')
  for (const path of [
    'aucun-evenement-de-ce-nom',
    '..%2F..',
    '%2e%2e?url=http://127.0.0.1:1/a.jpg',
  ]) {
    expect((await request.get(`/api/affiche/evenement/${path}`)).status(), path).toBe(404)
  }
})

test('R1 R71 Tab reaches title, download and share of a card, in that order', async ({ page }) => {
  await page.goto(listPath)
  const card = cards(page)
    .filter({ has: page.getByRole('link', { name: /^Télécharger/ }) })
    .first()
  await titleLink(card).focus()
  await page.keyboard.press('Tab')
  await expect(card.getByRole('link', { name: /^Télécharger/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(card.getByRole('button', { name: /^Partager/ })).toBeFocused()
})

test('R1 the list passes axe, does not shift and fits 320 px', async ({ page }) => {
  await page.goto(listPath)
  await expectNoLayoutShift(page)
  await expectAxeClean(page)
  await expectNoSidewaysOverflow(page, 320)
})

test('R1 without JavaScript there is no button that would do nothing', async ({
  openWithoutJavaScript,
}) => {
  const page = await openWithoutJavaScript(listPath)
  expect(await cards(page).count()).toBeGreaterThan(1)
  expect(await dayOf(cards(page).first())).toMatch(/^\d{4}-\d{2}-\d{2}/)
  await expect(cards(page).getByRole('button')).toHaveCount(0)
})

test('R69 a list left open past midnight in Cotonou is refreshed', async ({ page }) => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Porto-Novo' }).format()
  const midnight = new Date(`${today}T23:59:58+01:00`)
  await page.clock.install({ time: midnight })
  const refreshed = page.waitForRequest(/mediaevenements\?_rsc=/)
  await page.goto(listPath)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.clock.fastForward(60_000)
  await refreshed
})
