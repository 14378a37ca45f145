import type { APIRequestContext } from '@playwright/test'
import { colourOf } from '../support/colour'
import { timedEventPath as path } from '../support/event-content'
import { expectNoLayoutShift, expectNoSidewaysOverflow } from '../support/layout'
import { expect, type Page, test } from '../support/shared-site-test'
import { tapOrClick } from '../support/tap-or-click'

const timer = (page: Page) => page.getByRole('timer', { name: 'Temps restant' })
const status = (page: Page) => page.getByRole('main').getByRole('status')
const startedMessage = 'L’événement a commencé'
const msPerDay = 86_400_000

/** The start of the event, in milliseconds since 1970. */
async function startOf(request: APIRequestContext): Promise<number> {
  const html = await (await request.get(path)).text()
  return Date.parse(/<time dateTime="([^"]+T[^"]+)"/i.exec(html)?.[1] ?? '')
}

// The figures, and when an event is live: lib/dates/countdown.test.ts, lib/events/live.test.ts.
test('R78 R79 R80 A12 the countdown updates every second without moving or announcing it; a message replaces it at the start, another at the end; from an hour before the event is live, from a quarter of an hour before watching it is the action of the page', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const instant = await startOf(request)
  const pauseAhead = (days: number, hours: number, minutes: number, seconds: number) =>
    page.clock.pauseAt(instant - days * msPerDay - ((hours * 60 + minutes) * 60 + seconds) * 1000)
  const places: string[] = []
  const expectFigures = async (text: RegExp) => {
    await expect(timer(page)).toHaveText(text)
    places.push(await timer(page).evaluate(placesOfLabels))
  }
  await page.clock.install({ time: instant - 120.002 * msPerDay })
  await page.goto(path)
  await expect(timer(page)).toBeVisible()
  await expect(timer(page).getByRole('paragraph')).toHaveCount(4)
  await expect(timer(page)).toHaveAttribute('aria-live', 'off')
  const live = page.getByRole('main').getByText(/^En direct/)
  await expect(live).toHaveCount(0)
  await expect(status(page)).toHaveText(/^Début dans 120 jours( et \d minutes?)?\.$/)
  const said = await status(page).innerText()
  const ground = timer(page).locator(
    'xpath=ancestor::*[contains(@class, "event-poster-countdown")][1]',
  )
  expect((await colourOf(ground, 'backgroundColor')).alpha, 'no poster shows through').toBe(255)

  await pauseAhead(111, 11, 11, 11)
  await expectFigures(/^111 jours\s*11 heures\s*11 minutes\s*11 secondes$/)
  await pauseAhead(2, 3, 4, 5)
  await expectFigures(/^02 jours\s*03 heures\s*04 minutes\s*05 secondes$/)
  await page.clock.runFor(1000)
  await expect(timer(page)).toHaveText(/04 minutes\s*04 secondes$/)
  await pauseAhead(1, 1, 1, 1)
  await expectFigures(/^01 jour\s*01 heure\s*01 minute\s*01 seconde$/)
  expect(places).toEqual(places.map(() => places[0]))
  expect(await status(page).innerText()).toBe(said)
  const action = page.locator('.action-bar')
  await expect(action).toContainText('Ajouter au calendrier')
  const woven = page.locator('[data-woven]')
  await expect(woven).toHaveCount(0)

  await pauseAhead(0, 0, 40, 0)
  await expect(live).toHaveText('En direct dans 40\u00a0min')
  await expect(live).toBeInViewport()
  await expect(woven).toHaveAttribute('data-woven', '23')
  await pauseAhead(0, 0, 15, 1)
  await expect(action).toContainText('Ajouter au calendrier')
  await page.clock.runFor(1000)
  await expect(action).toHaveText(/^Regarder en direct/)
  await pauseAhead(0, 0, 0, 1)
  await expect(timer(page)).toHaveText(/00 minute\s*01 seconde$/)
  await page.clock.runFor(1000)
  await expect(timer(page)).toHaveCount(0)
  await expect(page.getByText(startedMessage, { exact: true })).toBeVisible()
  await expect(live).toHaveText('En direct')
  await expect(woven).toHaveAttribute('data-woven', '24')
  await page.clock.resume()
  await expectNoLayoutShift(page)
  // The page is a stored one, rendered before the start.
  await page.reload()
  await expect(status(page)).toHaveText(startedMessage)
  await expect(timer(page)).toHaveCount(0)
  await pauseAhead(0, -3, 0, 1)
  await expect(status(page)).toHaveText(startedMessage)
  await page.clock.runFor(1000)
  await expect(status(page)).toHaveText('L’événement est terminé')
})

/** Runs in the page: where each cell and its unit begin, in pixels. */
function placesOfLabels(root: Element): string {
  return [...root.children]
    .map((cell) => {
      const unit = document.createRange()
      unit.selectNode(cell.lastChild ?? cell)
      return [cell, unit].map((it) => it.getBoundingClientRect().left.toFixed(1)).join(' ')
    })
    .join(', ')
}

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/Montreal' })

  test('R1 R77 R78 A11 seen from Montreal the date is that of Cotonou, the countdown the same, and nothing shifts when they appear', async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 390, height: 1400 })
    const instant = await startOf(request)
    const inCotonou = new Intl.DateTimeFormat('fr-FR', {
      timeZone: 'Africa/Porto-Novo',
      hour: '2-digit',
      minute: '2-digit',
    }).format(instant)
    await page.clock.install({ time: instant - 90_061_000 })
    await page.goto(path)
    await expect(timer(page)).toContainText(/^01 jour\s*01 heure/)
    await expect(page.getByRole('main').locator('header time')).toContainText(inCotonou)
    await expect(page.getByText(/^heure de Cotonou, soit \d\d:\d\d chez vous$/)).toBeVisible()
    await expectNoLayoutShift(page)
    await expectNoSidewaysOverflow(page, 320)
  })
})

test(
  'R77 R80 R81 a visitor adds the event to a calendar over a page that stays where it is, by pointer and by keyboard',
  { tag: '@phone' },
  async ({ page, request }) => {
    const instant = await startOf(request)
    await page.goto(path)
    const live = page.getByRole('link', { name: 'Regarder en direct' })
    const none = page.getByRole('button', { name: 'Lien non disponible', disabled: true })
    await expect(live.or(none)).toHaveCount(1)

    const open = page.locator('summary', { hasText: 'Ajouter au calendrier' })
    const below = page.getByRole('button', { name: /^Partager/ })
    const file = page.getByRole('link', { name: 'Calendrier (Apple et autres)' })
    await open.scrollIntoViewIfNeeded()
    const before = await below.boundingBox()
    await tapOrClick(open)
    await expect(file).toBeInViewport({ ratio: 1 })
    expect(await below.boundingBox()).toEqual(before)
    await page.keyboard.press('Escape')
    await expect(file).toBeHidden()
    await expect(open).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(file).toBeVisible()
    await page.mouse.click(5, 5)
    await expect(file).toBeHidden()
    await open.press('Enter')
    await below.focus()
    await expect(file).toBeHidden()
    await open.press('Enter')

    const start = new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '')
    await expect(file).toHaveAttribute('href', `${path}/calendrier.ics`)
    const google = page.getByRole('link', { name: 'Google Agenda' })
    await expect(google).toHaveAttribute('href', new RegExp(start))
    await expect(page.getByRole('link', { name: 'Outlook' })).toHaveAttribute('target', '_blank')
  },
)
