import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { oddEvents } from '@/e2e/mock-backend/content/odd'
import { eventSchema } from '@/lib/backend/schemas'
import { defaultSettings } from '@/lib/site/default-site-settings'
import { absoluteUrl } from '@/lib/site/urls'
import { toCalendarEntry } from './calendar-entry'
import { eventCalendar } from './feed'

const now = new Date('2026-01-02T03:04:05Z')
const fileOf = (...given: object[]) =>
  eventCalendar(
    given.map((it, id) => eventSchema.parse({ id, title: `E${id}`, ...it })),
    now,
    defaultSettings,
  )
const read = (...given: object[]) => {
  const calendar = new ICAL.Component(ICAL.parse(fileOf(...given)))
  const events = calendar.getAllSubcomponents('vevent').map((it) => new ICAL.Event(it))
  return { calendar, events }
}

it('A13 contains every event with a date once, with the UID of its own file', () => {
  const nuit = { id: 7, slug: 'nuit', date: '2026-03-04', time: '20:00' }
  const { events } = read(
    nuit,
    { title: 'Sans date' },
    { ...nuit, title: 'Encore' },
    {
      date: '2026-05-06',
    },
  )
  expect(events.map(({ summary }) => summary)).toEqual(['E0', 'E3'])
  const alone = toCalendarEntry(eventSchema.parse({ title: 'Nuit', ...nuit }), defaultSettings)
  expect(events[0]?.uid).toBe(alone?.uid)
  expect(events[0]?.startDate.toJSDate().toISOString()).toBe('2026-03-04T19:00:00.000Z')
  expect(events[1]?.startDate.isDate).toBe(true)
})

it('contains its name and its refresh interval', () => {
  const { calendar } = read()
  const said = (name: string) => String(calendar.getFirstPropertyValue(name))
  expect(said('x-wr-calname')).toBe('Rayonne\u00a0: le calendrier des événements')
  expect(said('name')).toBe(said('x-wr-calname'))
  expect(said('refresh-interval')).toBe('PT1H')
  expect(said('x-published-ttl')).toBe('PT1H')
  expect(said('x-wr-timezone')).toBe('Africa/Porto-Novo')
  expect(said('url')).toBe(absoluteUrl('/medias/mediaevenements'))
})

it('is valid without events, by its time zone component', () => {
  const { calendar, events } = read()
  expect(events).toEqual([])
  expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone'])
})

it('escapes special characters and adds no line', () => {
  const odd = { title: 'A; b, c\\ 🎉\u0007', date: '2026-03-04', description: 'Un\r\nEND:VEVENT' }
  const { events } = read(odd, ...oddEvents('2026-01-02'))
  expect(events[0]?.summary).toBe('A; b, c\\ 🎉')
  expect(events[0]?.description).toMatch(/^Un\nEND:VEVENT\n/)
  const dated = oddEvents('2026-01-02').filter(({ date }) => date)
  expect(events).toHaveLength(dated.length + 1)
  const lines = fileOf(odd, ...oddEvents('2026-01-02')).split('\r\n')
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
})
