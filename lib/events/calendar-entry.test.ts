import { describe, expect, it } from 'vitest'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import { eventSchema } from '@/lib/backend/schemas'
import { defaultSettings } from '@/lib/site/default-site-settings'
import { absoluteUrl } from '@/lib/site/urls'
import { googleCalendarUrl, outlookCalendarUrl, toCalendarEntry } from './calendar-entry'
import { icsFile } from './icalendar'

const url = absoluteUrl('/medias/mediaevenements/7')
const now = new Date('2026-01-02T03:04:05.678Z')

function entryOf(given: object, site: SiteSettings = defaultSettings) {
  const entry = toCalendarEntry(eventSchema.parse({ id: 7, title: 'Nuit', ...given }), site)
  if (!entry) throw new Error('no entry')
  return entry
}
const linesOf = (given: Record<string, unknown>) =>
  icsFile(entryOf(given), 'Rayonne', now).split('\r\n')
/** The logical lines, unfolded. */
const unfolded = (given: Record<string, unknown>) =>
  icsFile(entryOf(given), 'Rayonne', now).replaceAll('\r\n ', '').split('\r\n')

describe('the .ics file', () => {
  it('is complete, with CRLF at the end of every line', () => {
    expect(unfolded({ date: '2026-03-04', time: '20:00' })).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Rayonne//Evenements//FR',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      `UID:evenement-7@${new URL(url).hostname}`,
      'DTSTAMP:20260102T030405Z',
      'DTSTART:20260304T190000Z',
      'DTEND:20260304T210000Z',
      'SUMMARY:Nuit',
      `DESCRIPTION:mercredi 4 mars 2026 à\u00a020:00 (heure de Cotonou)\\n\\n${url}`,
      `URL:${url}`,
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('R77 has the correct instant around midnight in Cotonou', () => {
    expect(linesOf({ date: '2026-03-01', time: '00:00' })).toContain('DTSTART:20260228T230000Z')
    expect(linesOf({ date: '2026-12-31', time: '23:59' })).toContain('DTSTART:20261231T225900Z')
  })

  it('lasts the whole day without a valid time', () => {
    for (const time of [undefined, '25:99']) {
      const lines = linesOf({ date: '2026-12-31', time })
      expect(lines).toContain('DTSTART;VALUE=DATE:20261231')
      expect(lines).toContain('DTEND;VALUE=DATE:20270101')
    }
  })

  it('A11 ends when the event does, after its last day when that has no time; else two hours after its start', () => {
    const start = { date: '2026-12-31', time: '20:00' }
    expect(linesOf({ ...start, end_time: '23:30' })).toContain('DTEND:20261231T223000Z')
    const night = { ...start, end_date: '2027-01-01', end_time: '04:00' }
    expect(linesOf(night)).toContain('DTEND:20270101T030000Z')
    expect(linesOf({ ...start, end_date: '2027-01-02' })).toContain('DTEND:20270102T230000Z')
    const days = linesOf({ date: '2026-12-30', end_date: '2026-12-31' })
    expect(days).toContain('DTEND;VALUE=DATE:20270101')
    const odd = { ...start, end_time: '19:00' }
    expect(linesOf(odd)).toContain('DTEND:20261231T210000Z')
    expect(linesOf({ ...odd, time: '22:30' })).toContain('DTEND:20261231T233000Z')
    const endless = { ...start, end_date: '9999-12-31' }
    expect(linesOf(endless)).toContain('DTEND:99991230T230000Z')
  })

  it('names the place, escaped', () => {
    const place = 'Salle A, Cotonou; 1er étage'
    expect(unfolded({ date: '2026-12-31', place })).toContain(
      'LOCATION:Salle A\\, Cotonou\\; 1er étage',
    )
    const entry = entryOf({ date: '2026-12-31', place })
    for (const link of [googleCalendarUrl(entry), outlookCalendarUrl(entry)]) {
      expect(new URL(link).searchParams.get('location')).toBe(place)
    }
  })

  it('has the same UID when everything but the id changes', () => {
    const before = entryOf({ date: '2026-03-04', slug: 'a' })
    const after = entryOf({ date: '2026-05-06', time: '10:00', slug: 'b', title: 'Autre' })
    expect(after.uid).toBe(before.uid)
    expect(entryOf({ id: 'é; 8', date: '2026-03-04' }).uid).toMatch(/^[\w%@.-]+$/)
  })

  it('escapes texts and removes control characters', () => {
    const lines = unfolded({
      date: '2026-03-04',
      title: 'Art; culture, «a\\b»\u0007',
      description: 'Un\r\nDEUX\rTrois\n\nEND:VEVENT',
    })
    expect(lines).toContain('SUMMARY:Art\\; culture\\, «a\\\\b»')
    expect(lines).toContain(`DESCRIPTION:Un\\nDEUX\\nTrois\\n\\nEND:VEVENT\\n\\n${url}`)
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1)
  })

  it('folds at 75 octets, between characters', () => {
    const title = 'é👩🏾‍🦱'.repeat(60)
    const given = { date: '2026-03-04', title, description: 'x'.repeat(400) }
    const lines = linesOf(given)
    expect(lines.length).toBeGreaterThan(25)
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(unfolded(given)).toContain(`SUMMARY:${title}`)
    expect(lines.join('')).not.toContain('\ufffd')
  })

  it('is the same at any time, and tells each change of the content by a greater number', () => {
    const given = { date: '2026-03-04', updated_at: '2026-01-01T09:00:00.500+01:00' }
    const lines = linesOf(given)
    expect(lines).toContain('DTSTAMP:20260101T080000Z')
    expect(lines).toContain('LAST-MODIFIED:20260101T080000Z')
    expect(icsFile(entryOf(given), 'Rayonne', new Date()).split('\r\n')).toEqual(lines)
    const sequence = (updated_at?: string) =>
      /^SEQUENCE:(\d+)$/m.exec(linesOf({ ...given, updated_at }).join('\n'))?.[1]
    expect(Number(sequence('2026-01-01T09:00:01+01:00'))).toBe(
      Number(sequence(given.updated_at)) + 1,
    )
    expect(Number(sequence('2080-01-01'))).toBeLessThan(2 ** 31)
    expect(sequence('2001-01-01')).toBe('0')
    for (const odd of [undefined, 'hier']) expect(sequence(odd)).toBeUndefined()
  })

  it('keeps what is cancelled or postponed in sight, the hour free, and says of others price and tickets', () => {
    const given = { date: '2026-03-04', tarif: '5 000 F', billets: 'https://exemple.org/b' }
    const lines = unfolded({ ...given, etat: 'annule' })
    expect(lines).toContain('SUMMARY:Annulé\u00a0: Nuit')
    expect(linesOf({ ...given, etat: 'reporte' })).toContain('SUMMARY:Reporté\u00a0: Nuit')
    for (const etat of ['annule', 'reporte']) {
      const changed = linesOf({ ...given, etat })
      expect(changed.filter((line) => /^(STATUS|TRANSP)/.test(line))).toEqual([
        'STATUS:TENTATIVE',
        'TRANSP:TRANSPARENT',
      ])
    }
    expect(lines).toContain(`DESCRIPTION:${url}`)
    expect(unfolded(given)).toContain(
      `DESCRIPTION:Tarif\u00a0: 5 000 F\\n\\nBillets\u00a0: https://exemple.org/b\\n\\n${url}`,
    )
    expect(linesOf(given).join()).not.toMatch(/STATUS|TRANSP/)
  })

  it('contains the live link', () => {
    const given = { date: '2026-03-04', live_url: 'https://youtu.be/a' }
    expect(unfolded(given)).toContain(`DESCRIPTION:En direct : https://youtu.be/a\\n\\n${url}`)
  })
})

it('A13 there is no entry without a valid date', () => {
  for (const date of [undefined, '', 'demain', '2026-02-30']) {
    const event = eventSchema.parse({ id: 1, title: 'Un', date, time: '10:00' })
    expect(toCalendarEntry(event, defaultSettings)).toBe(undefined)
  }
})

describe('the links to calendars', () => {
  const queryOf = (address: string) => Object.fromEntries(new URL(address).searchParams)

  it('contain title, text and instants', () => {
    const entry = entryOf({ date: '2026-03-04', time: '20:00', title: 'A & B + "c"' })
    expect(queryOf(googleCalendarUrl(entry))).toEqual({
      action: 'TEMPLATE',
      text: 'A & B + "c"',
      dates: '20260304T190000Z/20260304T210000Z',
      details: `mercredi 4 mars 2026 à\u00a020:00 (heure de Cotonou)\n\n${url}`,
    })
    const outlook = outlookCalendarUrl(entry)
    expect(outlook).not.toContain('+')
    expect(queryOf(outlook)).toMatchObject({
      subject: 'A & B + "c"',
      startdt: '2026-03-04T20:00:00+01:00',
      enddt: '2026-03-04T22:00:00+01:00',
    })
  })

  it('contain whole days without a time', () => {
    const entry = entryOf({ date: '2026-03-04' })
    expect(queryOf(googleCalendarUrl(entry)).dates).toBe('20260304/20260305')
    expect(queryOf(outlookCalendarUrl(entry))).toMatchObject({
      startdt: '2026-03-04',
      enddt: '2026-03-05',
      allday: 'true',
    })
  })

  it('truncate a long text before the URL of the page', () => {
    const entry = entryOf({ date: '2026-03-04', description: '🎉'.repeat(5000) })
    const { details = '' } = queryOf(googleCalendarUrl(entry))
    expect([...details].length).toBeLessThan(1200)
    expect(details.endsWith(`…\n\n${url}`)).toBe(true)
  })
})
