import { siteTimeZone } from '@/lib/dates/dates'
import type { CalendarEntry } from './calendar-entry'

/** Octets of a line at most, its line break aside (RFC 5545, 3.1). */
const lineLimit = 75

/** How often subscribers ask again, as a duration of RFC 5545. */
const refreshInterval = 'PT1H'

/**
 * An event as an iCalendar file.
 * @param producer the name of the house
 * @param now the moment the file is made
 */
export function icsFile(entry: CalendarEntry, producer: string, now: Date): string {
  return calendarFile(producer, eventLines(entry, now))
}

/**
 * All events as a calendar to subscribe to.
 * @param entries each uid once
 * @param calendar `name` is what subscribers see; `url` is the page it belongs to
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
    ...zoneLines,
    ...entries.flatMap((entry) => eventLines(entry, now)),
  ])
}

/** A calendar must hold something (RFC 5545, 3.4): its zone does when there is no event. */
const zoneLines = [
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

function eventLines(entry: CalendarEntry, now: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escape(entry.uid)}`,
    `DTSTAMP:${utcStamp(now)}`,
    ...moments(entry),
    `SUMMARY:${escape(entry.title)}`,
    `DESCRIPTION:${escape(entry.details)}`,
    `URL:${entry.url}`,
    'END:VEVENT',
  ]
}

/** `20260304T190000Z` */
export function utcStamp(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d+/g, '')
}

/** `20260304` */
export function dayStamp(day: string): string {
  return day.replaceAll('-', '')
}

function moments({ when }: CalendarEntry): string[] {
  if (when.allDay) {
    const [start, end] = [dayStamp(when.start), dayStamp(when.end)]
    return [`DTSTART;VALUE=DATE:${start}`, `DTEND;VALUE=DATE:${end}`]
  }
  return [`DTSTART:${utcStamp(when.start)}`, `DTEND:${utcStamp(when.end)}`]
}

/** A text value: line breaks, commas, semicolons and backslashes escaped, other controls gone. */
function escape(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]|\p{Surrogate}/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

/** Breaks a long line between characters; what follows begins with a space. */
function fold(line: string): string {
  let folded = ''
  let used = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (used + size > lineLimit) {
      folded += '\r\n '
      used = 1
    }
    folded += character
    used += size
  }
  return folded
}
