import { parseFeed } from '@rowanmanning/feed-parser'
import { expect, test } from '../support/shared-site-test'

// What feeds and calendars contain: app/feeds.test.ts, lib/events/icalendar-feed.test.ts.
const eventsPath = '/medias/mediaevenements'

for (const { path, items, first } of [
  { path: `${eventsPath}/flux.xml`, items: 12, first: 'Soirée portraits de Cotonou' },
  { path: '/medias/mediavideo/flux.xml', items: 16, first: 'Les bâtisseuses de Porto-Novo' },
]) {
  test(`${path} is a feed of the contents and their pages`, async ({ request, baseURL }) => {
    const response = await request.get(path)
    expect(response.headers()['content-type']).toBe('application/rss+xml; charset=utf-8')
    const feed = parseFeed(await response.text())
    expect(feed.self).toBe(`${baseURL}${path}`)
    expect(feed.items).toHaveLength(items)
    expect(feed.items[0]?.title).toBe(first)
    expect((await request.get(feed.items[0]?.url ?? '')).status()).toBe(200)
  })
}

test('R77 the calendar holds every event under the uid of its own file', async ({ request }) => {
  const read = async (path: string) => {
    const response = await request.get(path)
    expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8')
    return (await response.text()).match(/^UID:.+$/gm) ?? []
  }
  const all = await read(`${eventsPath}/calendrier.ics`)
  expect(new Set(all).size).toBe(12)
  const [alone] = await read(`${eventsPath}/nuit-du-conte/calendrier.ics`)
  expect(all).toContain(alone)
})
