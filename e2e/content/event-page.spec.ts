import { expectAxeClean } from '../support/axe'
import { colourOf } from '../support/colour'
import { listPath } from '../support/event-content'
import { backLink, eventHeading, timedEvent } from '../support/event-page'
import { expectNoLayoutShift, expectNoSidewaysOverflow } from '../support/layout'
import { expect, type Page, test } from '../support/shared-site-test'

const timer = (page: Page) => page.getByRole('timer', { name: 'Temps restant' })
const status = (page: Page) => page.getByRole('main').getByRole('status')
const startedMessage = 'L’événement a commencé'

test('R77 R78 R80 without JavaScript the page shows title and date, and links back', async ({
  openWithoutJavaScript,
}) => {
  const list = await openWithoutJavaScript(listPath)
  const { path } = await timedEvent(list)
  const page = await openWithoutJavaScript(path)
  await expect(eventHeading(page)).toBeVisible()
  await expect(page.getByRole('main').locator('time')).toHaveText(
    /^\S+ \S+ \S+ \d{4} à\s\d{2}:\d{2}$/,
  )
  await expect(page.getByText('(heure de Cotonou)')).toBeVisible()
  await expect(page.getByText(/^Rendez-vous \S+ \S+ \S+ \d{4} à/)).toBeVisible()
  await expect(timer(page)).toHaveCount(0)
  await expect(backLink(page)).toHaveAttribute('href', listPath)
  await expect(page.getByText('Ajouter au calendrier')).toBeVisible()
})

test('R78 the countdown shows days, hours, minutes and seconds and updates every second', async ({
  page,
}) => {
  const { path, instant } = await timedEvent(page)
  const ahead = ((2 * 24 + 3) * 3600 + 4 * 60 + 5) * 1000
  await page.clock.install({ time: instant - ahead - 60_000 })
  await page.goto(path)
  await expect(timer(page)).toBeVisible()
  await page.clock.pauseAt(instant - ahead)
  await expect(timer(page)).toHaveText(/^2 jours\s*3 heures\s*4 minutes\s*5 secondes$/)
  await page.clock.runFor(1000)
  await expect(timer(page)).toHaveText(/4 minutes\s*4 secondes$/)
  await page.clock.runFor(4000)
  await expect(timer(page)).toHaveText(/^2 jours\s*3 heures\s*4 minutes\s*0 seconde$/)
})

test('R78 no cell or label of the countdown moves when numbers and units change', async ({
  page,
}) => {
  const { path, instant } = await timedEvent(page)
  const secondsLeft = (days: number, hours: number, minutes: number, seconds: number) =>
    ((days * 24 + hours) * 60 + minutes) * 60 + seconds
  await page.setViewportSize({ width: 390, height: 800 })
  await page.clock.install({ time: instant - secondsLeft(120, 0, 0, 0) * 1000 })
  await page.goto(path)
  await expect(timer(page)).toBeVisible()
  const cells = timer(page).getByRole('paragraph')
  await expect(cells).toHaveCount(4)
  const places: string[] = []
  for (const [left, text] of [
    [secondsLeft(111, 11, 11, 11), /^111 jours\s*11 heures\s*11 minutes\s*11 secondes$/],
    [secondsLeft(88, 20, 48, 38), /^88 jours\s*20 heures\s*48 minutes\s*38 secondes$/],
    [secondsLeft(1, 1, 1, 1), /^1 jour\s*1 heure\s*1 minute\s*1 seconde$/],
  ] as const) {
    await page.clock.pauseAt(instant - left * 1000)
    await expect(timer(page)).toHaveText(text)
    places.push(await timer(page).evaluate(placesOfLabels))
  }
  expect(places).toEqual([places[0], places[0], places[0]])
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

test('R78 the countdown is announced once and its updates are not announced', async ({ page }) => {
  const { path, instant } = await timedEvent(page)
  await page.clock.install({ time: instant - 3_700_000 })
  await page.goto(path)
  await expect(status(page)).toHaveText(/^Début dans 1 heure( et 1 minute)?\.$/)
  await expect(timer(page)).toHaveAttribute('aria-live', 'off')
  const said = await status(page).innerText()
  const before = await timer(page).innerText()
  await page.clock.fastForward(600_000)
  await expect.poll(() => timer(page).innerText()).not.toBe(before)
  expect(await status(page).innerText()).toBe(said)
})

test('R79 at the start of the event a message replaces the countdown', async ({ page }) => {
  const { path, instant } = await timedEvent(page)
  await page.clock.install({ time: instant - 60_000 })
  await page.goto(path)
  await expect(timer(page)).toBeVisible()
  await page.clock.pauseAt(instant - 1000)
  await expect(timer(page)).toHaveText(/0 minute\s*1 seconde$/)
  await page.clock.runFor(1000)
  await expect(timer(page)).toHaveCount(0)
  await expect(status(page)).toHaveText(startedMessage)
  await expect(page.getByText(startedMessage, { exact: true })).toBeVisible()
})

test('R79 a cached page opened after the start shows the message at once', async ({ page }) => {
  const { path, instant } = await timedEvent(page)
  await page.clock.install({ time: instant + 1 })
  await page.goto(path)
  await expect(status(page)).toHaveText(startedMessage)
  await expect(timer(page)).toHaveCount(0)
})

test('R79 the server HTML of a past event shows that it has started', async ({
  openWithoutJavaScript,
}) => {
  const list = await openWithoutJavaScript(listPath)
  const past = list.getByRole('region', { name: 'Événements passés' }).getByRole('article').first()
  const href = await past.getByRole('heading').getByRole('link').getAttribute('href')
  const page = await openWithoutJavaScript(href ?? '')
  await expect(page.getByText(startedMessage, { exact: true })).toBeVisible()
})

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/Montreal' })

  test('R1 R78 the page does not shift when the countdown and the visitor’s local time appear', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 1400 })
    const { path } = await timedEvent(page)
    await page.goto(path)
    await expect(timer(page)).toBeVisible()
    await expect(page.getByText(/^soit .* chez vous$/)).toBeVisible()
    await expectNoLayoutShift(page)
    await expectNoSidewaysOverflow(page, 320)
  })
})

for (const timezoneId of ['Africa/Porto-Novo', 'Europe/Paris', 'America/Montreal']) {
  test.describe(`seen from ${timezoneId}`, () => {
    test.use({ timezoneId })

    test(`R77 A11 seen from ${timezoneId} date and time are those of Cotonou, the countdown is the same`, async ({
      page,
    }) => {
      const { path, instant } = await timedEvent(page)
      const hour = (timeZone: string) =>
        new Intl.DateTimeFormat('fr-FR', { timeZone, hour: '2-digit', minute: '2-digit' }).format(
          instant,
        )
      await page.clock.install({ time: instant - 90_061_000 })
      await page.goto(path)
      await expect(page.getByRole('main').locator('time')).toContainText(hour('Africa/Porto-Novo'))
      await expect(timer(page)).toContainText(/^1 jour\s*1 heure/)
    })
  })
}

test('R77 the event can be added to calendars, with the keyboard too', async ({
  page,
  request,
}) => {
  const { path, instant } = await timedEvent(page)
  await page.goto(path)
  const start = new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '')
  await page.getByText('Ajouter au calendrier').focus()
  await page.keyboard.press('Enter')
  const file = page.getByRole('link', { name: 'Fichier .ics (Apple et autres)' })
  await expect(file).toBeVisible()
  const response = await request.get((await file.getAttribute('href')) ?? '')
  expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  const text = await response.text()
  expect(text).toContain(`\r\nDTSTART:${start}\r\n`)
  expect(text).toMatch(/\r\nUID:evenement-\S+@\S+\r\n/)
  await expect(page.getByRole('link', { name: 'Google Agenda' })).toHaveAttribute(
    'href',
    new RegExp(start),
  )
  await expect(page.getByRole('link', { name: 'Outlook' })).toHaveAttribute('target', '_blank')
})

test('R77 the calendars open over the page, which stays where it is, and Escape closes them', async ({
  page,
}) => {
  const { path } = await timedEvent(page)
  await page.goto(path)
  const open = page.getByRole('button', { name: 'Ajouter au calendrier' })
  const below = page.getByRole('button', { name: /^Partager/ })
  await open.scrollIntoViewIfNeeded()
  const before = await below.boundingBox()
  await open.click()
  const file = page.getByRole('link', { name: 'Fichier .ics (Apple et autres)' })
  await expect(file).toBeInViewport({ ratio: 1 })
  expect(await below.boundingBox()).toEqual(before)
  await page.keyboard.press('Escape')
  await expect(file).toBeHidden()
  await expect(open).toBeFocused()
})

test('R78 the countdown has a ground of its own: nothing of the poster shows through', async ({
  page,
}) => {
  const { path } = await timedEvent(page)
  await page.goto(path)
  await expect(timer(page)).toBeVisible()
  const ground = timer(page).locator('xpath=ancestor::*[contains(@class, "absolute")][1]')
  expect((await colourOf(ground, 'backgroundColor')).alpha).toBe(255)
})

test('R1 R80 R81 the page passes axe and has one live link, or says that there is none', async ({
  page,
}) => {
  const { path } = await timedEvent(page)
  await page.goto(path)
  const live = page.getByRole('link', { name: 'Regarder en direct' })
  const none = page.getByRole('button', { name: 'Lien non disponible', disabled: true })
  await expect(live.or(none)).toHaveCount(1)
  await expectAxeClean(page)
})
