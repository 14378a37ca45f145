import { parseFeed } from '@rowanmanning/feed-parser'
import ICAL from 'ical.js'
import { events } from '../mock-backend/content/events'
import { todayInCotonou } from '../mock-backend/days'
import { expect, test } from '../support/shared-site-test'

const eventsPath = '/medias/mediaevenements'

test('the feed of events is readable by feed readers: upcoming first, with links to their pages', async ({
  request,
  baseURL,
}) => {
  const response = await request.get(`${eventsPath}/flux.xml`)
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toBe('application/rss+xml; charset=utf-8')
  const feed = parseFeed(await response.text())
  expect([feed.language, feed.self]).toEqual(['fr', `${baseURL}${eventsPath}/flux.xml`])
  expect(feed.items).toHaveLength(12)
  const [first, second] = feed.items
  expect([first?.title, second?.title]).toEqual([
    'Soirée portraits de Cotonou',
    'Atelier récit & image',
  ])
  expect(first?.description).toMatch(/ à\s23:59 \(heure de Cotonou\)/)
  expect((await request.get(first?.url ?? '')).status()).toBe(200)
  expect((await request.get(first?.image?.url ?? '')).status()).toBe(200)
})

test('the feed of videos is readable by feed readers: latest first, each with its date', async ({
  request,
}) => {
  const response = await request.get('/medias/mediavideo/flux.xml')
  expect(response.headers()['content-type']).toBe('application/rss+xml; charset=utf-8')
  const { items } = parseFeed(await response.text())
  expect(items).toHaveLength(16)
  expect(items[0]?.title).toBe('Les bâtisseuses de Porto-Novo')
  const dates = items.map(({ published }) => published?.getTime() ?? 0)
  expect(dates).toEqual([...dates].sort((a, b) => b - a))
  expect(dates.at(-1)).toBeGreaterThan(0)
  expect((await request.get(items[0]?.url ?? '')).status()).toBe(200)
})

test('R77 the calendar holds every dated event under the uid of its own file', async ({
  request,
}) => {
  const response = await request.get(`${eventsPath}/calendrier.ics`)
  expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  const read = (text: string) =>
    new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents('vevent')
      .map((it) => new ICAL.Event(it))
  const all = read(await response.text())
  const today = todayInCotonou()
  expect(all.map(({ summary }) => summary)).toEqual(
    events({ base: '', today }).map(({ title }) => title),
  )
  const [alone] = read(
    await (await request.get(`${eventsPath}/nuit-du-conte/calendrier.ics`)).text(),
  )
  const same = all.find(({ uid }) => uid === alone?.uid)
  expect(same?.startDate.toString()).toBe(alone?.startDate.toString())
})
