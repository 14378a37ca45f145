import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { dayAfter } from '@/contract/formatting/dates'
import { eventSchema } from '@/lib/backend/schemas'
import { defaultSettings } from '@/lib/site/default-site-settings'
import { googleCalendarUrl, outlookCalendarUrl, toCalendarEntry } from './calendar-entry'
import { icsFile } from './icalendar'
import { eventJsonLd } from './json-ld'

const site = { ...defaultSettings, eventPlace: 'Villa Rayonne' }

/** Milliseconds since 1970 of an instant, the text itself of a day. */
const moment = (iso = '') => (iso.includes('T') ? Date.parse(iso) : iso)

function inFile(file: string) {
  const [component] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')
  const { summary, location, description, startDate, endDate } = new ICAL.Event(component)
  const [start, end] = [startDate, endDate].map((it) =>
    it.isDate ? it.toString() : it.toJSDate().getTime(),
  )
  return { title: summary, place: location, details: description, start, end }
}

function inGoogle(link: string) {
  const { text, location, details, dates } = Object.fromEntries(new URL(link).searchParams)
  const iso = dates
    ?.replace(/(\d{4})(\d\d)(\d\d)/g, '$1-$2-$3')
    .replace(/T(\d\d)(\d\d)/g, 'T$1:$2:')
  const [start, end] = (iso ?? '').split('/').map(moment)
  return { title: text, place: location, details, start, end }
}

function inOutlook(link: string) {
  const { subject, location, body, ...more } = Object.fromEntries(new URL(link).searchParams)
  const [start, end] = [moment(more.startdt), moment(more.enddt)]
  return { title: subject, place: location, details: body, start, end }
}

const evening = { date: '2026-12-31', time: '20:00' }

it.each([
  { date: '2026-12-31' },
  { date: '2026-12-30', time: '25:99', end_date: '2026-12-31' },
  evening,
  { ...evening, end_time: '23:30' },
  { ...evening, time: '23:30', place: 'Canal; Ouidah, 2' },
  { ...evening, end_date: '2027-01-02' },
  { ...evening, end_date: '2027-01-01', end_time: '04:00', etat: 'reporte' },
  { ...evening, etat: 'annule', description: 'Un\nDeux', live_url: 'https://exemple.bj/a' },
])('A11 A13 the file, Google, Outlook and JSON-LD say the same of %j', (given) => {
  const event = eventSchema.parse({ id: 7, title: 'Nuit & jour', ...given })
  const [entry, jsonLd] = [toCalendarEntry(event, site), eventJsonLd(event, site)]
  if (!entry || !jsonLd) throw new Error('no entry')
  const file = inFile(icsFile(entry, 'Rayonne', new Date()))
  expect(inGoogle(googleCalendarUrl(entry))).toEqual(file)
  expect(inOutlook(outlookCalendarUrl(entry))).toEqual(file)

  const { name, startDate, endDate, location } = JSON.parse(JSON.stringify(jsonLd)) as {
    [name in 'name' | 'startDate' | 'endDate']: string
  } & { location: [{ name: string }] }
  expect([moment(startDate), location[0].name]).toEqual([file.start, file.place])
  // A last day without an hour is told as a day there, which ends when the next one begins.
  const hour = entry.allDay ? '' : 'T00:00:00+01:00'
  expect(moment(endDate.includes('T') ? endDate : dayAfter(endDate) + hour)).toEqual(file.end)
  // There the state is a field of its own.
  expect(file.title.replace(/^(Annulé|Reporté)\u00a0: /, '')).toBe(name)
})
