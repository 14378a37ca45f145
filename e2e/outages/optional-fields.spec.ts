import { houses } from '../mock-backend/content/houses'
import { addDays, todayInCotonou } from '../mock-backend/days'
import type { MockHouse } from '../mock-backend/types'
import { expectAxeClean } from '../support/axe'
import { eventPath, listPath, onlyEvents, tonight } from '../support/event-content'
import { houseCards } from '../support/houses'
import { graphOf, nodesOf } from '../support/json-ld'
import { expectNoSidewaysOverflow } from '../support/layout'
import { expect, test } from '../support/test'

const today = todayInCotonou()
const place = 'Maison des jeunes de Fidjrossè, Cotonou'
const over = 'L’événement est terminé'

test('R71 R77 an event with an end and a place shows both, on its page, its card and in its calendar', async ({
  isolatedSite,
  page,
  request,
}) => {
  const times = { date: '2031-12-05', time: '20:00', end_date: '2031-12-06', end_time: '02:00' }
  const { site } = await isolatedSite(onlyEvents([tonight({ ...times, place })]))
  const when = /du vendredi 5 décembre à\s20:00 au samedi 6 décembre 2031 à\s02:00/
  await page.goto(site.url + eventPath)
  const heading = page.getByRole('main').locator('header')
  await expect(heading).toContainText(when)
  await expect(heading.getByText(place)).toBeVisible()
  await expectNoSidewaysOverflow(page, 320)
  await page.goto(site.url + listPath)
  const card = page.getByRole('article').filter({ hasText: 'Veillée' })
  await expect(card).toContainText(when)
  await expect(card).toContainText(place)

  const html = await (await request.get(site.url + eventPath)).text()
  const event = nodesOf(graphOf(html, eventPath)).filter((node) => node['@type'] === 'Event')
  expect(event).toMatchObject([
    {
      endDate: '2031-12-06T02:00:00+01:00',
      location: [{ '@type': 'Place', name: place }],
    },
  ])
  const file = await (await request.get(`${site.url}${eventPath}/calendrier.ics`)).text()
  expect(file).toContain('DTEND:20311206T010000Z')
  expect(file).toContain('LOCATION:Maison des jeunes')
})

test('R79 A12 a page left open says that the event is over at the time of its end', async ({
  isolatedSite,
  page,
}) => {
  const times = { date: '2031-12-05', time: '20:00', end_time: '22:00' }
  const { site } = await isolatedSite(onlyEvents([tonight(times)]))
  await page.clock.install({ time: new Date('2031-12-05T21:59:00+01:00') })
  await page.goto(site.url + eventPath)
  await expect(page.getByText('L’événement a commencé', { exact: true })).toBeVisible()
  await page.clock.fastForward(61_000)
  await expect(page.getByText(over, { exact: true })).toBeVisible()
})

test('R79 the page of an event whose end is past says once that it is over', async ({
  isolatedSite,
  page,
}) => {
  const times = { date: addDays(today, -2), time: '20:00', end_date: addDays(today, -1) }
  const { site } = await isolatedSite(onlyEvents([tonight({ ...times, end_time: '02:00' })]))
  await page.goto(site.url + eventPath)
  await expect(page.getByRole('main').getByText(/terminé/)).toHaveText([over])
})

test('R69 R70 A13 an event that lasts until today is upcoming; an end before the start is ignored', async ({
  isolatedSite,
  openWithoutJavaScript,
}) => {
  const lasting = { date: addDays(today, -2), time: undefined, end_date: today }
  const odd = { date: addDays(today, -1), end_date: addDays(today, -3), end_time: 'tard' }
  const { site } = await isolatedSite(
    onlyEvents([
      tonight({ id: 1, slug: 'dure', title: 'Dure', ...lasting }),
      tonight({ id: 2, slug: 'etrange', title: 'Étrange', ...odd }),
    ]),
  )
  const page = await openWithoutJavaScript(site.url + listPath)
  const section = (name: string) => page.getByRole('region', { name }).getByRole('article')
  await expect(section('À venir')).toHaveText(/Dure/)
  await expect(section('Événements passés')).toHaveText(/Étrange/)
  await page.goto(`${site.url}${listPath}/dure`)
  await expect(page.getByRole('main').locator('header')).toContainText(/^.*du .* au /)
  await expect(page.getByText('Événement terminé', { exact: true })).toHaveCount(0)
})

/** Three houses: the first on offer, the second sold yesterday, the third rented out a month ago. */
const concludedHouses = (base: string): MockHouse[] =>
  houses({ base, today })
    .slice(0, 3)
    .map((house, index) => ({
      ...house,
      ...(index === 1 && { conclusion: 'vendue', conclue_le: addDays(today, -1) }),
      ...(index === 2 && { conclusion: 'louee', conclue_le: addDays(today, -31) }),
    }))

test('R129 R130 R132 a house that was sold has a ribbon for 30 days, then its link opens it still', async ({
  isolatedSite,
  page,
  request,
}) => {
  const { site } = await isolatedSite({
    prepare: (mock) => mock.set('immo-maisons', concludedHouses(mock.baseUrl)),
  })
  await page.goto(`${site.url}/immobilier`)
  await expect(houseCards(page)).toHaveCount(2)
  const [offered, sold] = [houseCards(page).nth(0), houseCards(page).nth(1)]
  await expect(offered.getByText('Vendue', { exact: true })).toHaveCount(0)
  await expect(sold.getByText('Vendue', { exact: true })).toBeVisible()
  const ask = sold.getByRole('link', { name: /^Une maison semblable/ })
  expect(decodeURIComponent((await ask.getAttribute('href')) ?? '')).toContain('déjà vendue')
  await sold.getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('dialog').getByText(/^Vendue le \d/)).toBeVisible()
  await expectAxeClean(page)

  await page.goto(`${site.url}/immobilier?maison=3`)
  await expect(page.getByRole('dialog').getByText(/^Louée le \d/)).toBeVisible()
  const html = await (await request.get(`${site.url}/immobilier?maison=3`)).text()
  const offers = nodesOf(graphOf(html, '/immobilier')).filter((node) => node['@type'] === 'Offer')
  expect(offers).toMatchObject([{ availability: 'https://schema.org/SoldOut' }])
  const sitemap = await (await request.get(`${site.url}/sitemap.xml`)).text()
  expect(sitemap).toContain('maison=2')
  expect(sitemap).not.toContain('maison=3')
})

test('R130 a list with a house that was sold is refreshed when it is left open past midnight in Cotonou', async ({
  isolatedSite,
  page,
}) => {
  const { site } = await isolatedSite({
    prepare: (mock) => mock.set('immo-maisons', concludedHouses(mock.baseUrl)),
  })
  await page.clock.install({ time: new Date(`${today}T23:59:58+01:00`) })
  const refreshed = page.waitForRequest(/immobilier\?_rsc=/)
  await page.goto(`${site.url}/immobilier`)
  await expect(houseCards(page)).toHaveCount(2)
  await page.clock.fastForward(60_000)
  await refreshed
})
