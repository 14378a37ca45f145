import { siteTimeZone } from '@/contract/formatting/dates'
import { type CalendarEntry, stampOf, utcStamp } from './calendar-entry'

/** Octets of a line at most, without its line break (RFC 5545, 3.1). */
const maxLineOctets = 75

/** How often calendar applications reload it, as a duration of RFC 5545. */
const refreshInterval = 'PT1H'

/**
 * An event as an iCalendar file.
 * @param producer the brand's name (`PRODID`)
 * @param now stands for the last change (`DTSTAMP`) where that is not known
 */
export function icsFile(entry: CalendarEntry, producer: string, now: Date): string {
  return calendarFile(producer, eventLines(entry, now))
}

/**
 * All events as a calendar to subscribe to.
 * @param entries with unique uids
 * @param calendar `name` is displayed to subscribers; `url` is the page of the events
 */
export function icsFeed(
  entries: readonly CalendarEntry[],
  producer: string,
  calendar: { name: string; description: string; url: string },
  now: Date,
): string {
  const name = escape(calendar.name)
  const description = escape(calendar.description)
  return calendarFile(producer, [
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    `DESCRIPTION:${description}`,
    `X-WR-CALDESC:${description}`,
    `X-WR-TIMEZONE:${siteTimeZone}`,
    `URL:${calendar.url}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refreshInterval}`,
    `X-PUBLISHED-TTL:${refreshInterval}`,
    ...timeZoneLines,
    ...entries.flatMap((entry) => eventLines(entry, now)),
  ])
}

/** A calendar needs at least one component (RFC 5545, 3.4): without events it has this one. */
const timeZoneLines = [
  'BEGIN:VTIMEZONE',
  `TZID:${siteTimeZone}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0100',
  'TZNAME:WAT',
  'END:STANDARD',
  'END:VTIMEZONE',
]

function calendarFile(producer: string, lines: readonly string[]): string {
  const all = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escape(producer)}//Evenements//FR`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...lines,
    'END:VCALENDAR',
  ]
  return all.map((line) => `${fold(line)}\r\n`).join('')
}

function eventLines({ changed, state, place, ...entry }: CalendarEntry, now: Date): string[] {
  const valueType = entry.allDay ? ';VALUE=DATE' : ''
  return [
    'BEGIN:VEVENT',
    `UID:${escape(entry.uid)}`,
    `DTSTAMP:${utcStamp(changed ?? now)}`,
    changed && `LAST-MODIFIED:${utcStamp(changed)}`,
    // What makes calendars take a change: a number that grows with each, from the instant of the last one.
    changed && `SEQUENCE:${Math.max(secondsOf(changed) - firstSequence, 0)}`,
    // Not CANCELLED, at which Google Calendar removes the entry: who reads «Annulé : …» in it stays at home.
    ...(state ? ['STATUS:TENTATIVE', 'TRANSP:TRANSPARENT'] : []),
    `DTSTART${valueType}:${stampOf(entry.start)}`,
    `DTEND${valueType}:${stampOf(entry.end)}`,
    `SUMMARY:${escape(entry.title)}`,
    `DESCRIPTION:${escape(entry.details)}`,
    place && `LOCATION:${escape(place)}`,
    `URL:${entry.url}`,
    'END:VEVENT',
  ].filter((line) => line !== undefined)
}

const secondsOf = (instant: Date): number => Math.floor(instant.getTime() / 1000)

/** A SEQUENCE has 31 bits: the seconds are counted from here. */
const firstSequence = secondsOf(new Date('2020-01-01T00:00:00Z'))

/** A TEXT value: newlines, commas, semicolons and backslashes are escaped, control characters removed. */
function escape(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]|\p{Surrogate}/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

/** Folds a long line between characters; each continuation line begins with a space. */
function fold(line: string): string {
  if (Buffer.byteLength(line) <= maxLineOctets) return line
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > maxLineOctets) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}
