import { parseFeed } from '@rowanmanning/feed-parser'
import ICAL from 'ical.js'
import { events } from '../mock-backend/content/events'
import { todayInCotonou } from '../mock-backend/days'
import { expect, test } from '../support/shared-site-test'

// What feeds and calendars contain: app/feeds.test.ts, lib/events/icalendar-feed.test.ts.
const eventsPath = '/medias/mediaevenements'

for (const { path, items, first } of [
  { path: `${eventsPath}/flux.xml`, items: 12, first: 'Soirée portraits de Cotonou' },
  { path: '/medias/mediavideo/flux.xml', items: 16, first: 'Les bâtisseuses de Porto-Novo' },
]) {
  test(`${path} is a feed of the current contents, whose links lead to their pages`, async ({
    request,
    baseURL,
  }) => {
    const response = await request.get(path)
    expect(response.headers()['content-type']).toBe('application/rss+xml; charset=utf-8')
    const feed = parseFeed(await response.text())
    expect(feed.self).toBe(`${baseURL}${path}`)
    expect(feed.items).toHaveLength(items)
    expect(feed.items[0]?.title).toBe(first)
    expect((await request.get(feed.items[0]?.url ?? '')).status()).toBe(200)
  })
}

test('R77 the calendar holds every dated event under the uid of its own file', async ({
  request,
}) => {
  const read = async (path: string) => {
    const response = await request.get(path)
    expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8')
    const calendar = new ICAL.Component(ICAL.parse(await response.text()))
    return calendar.getAllSubcomponents('vevent').map((it) => new ICAL.Event(it))
  }
  const all = await read(`${eventsPath}/calendrier.ics`)
  const expected = events({ base: '', today: todayInCotonou() })
  expect(all.map(({ summary }) => summary)).toEqual(expected.map(({ title }) => title))
  const [alone] = await read(`${eventsPath}/nuit-du-conte/calendrier.ics`)
  const same = all.find(({ uid }) => uid === alone?.uid)
  expect(same?.startDate.toString()).toBe(alone?.startDate.toString())
})
