import type { CalendarEntry } from './calendar'

/** Octets of a line at most, its line break aside (RFC 5545, 3.1). */
const lineLimit = 75

/**
 * An event as an iCalendar file.
 * @param producer the name of the house
 * @param now the moment the file is made
 */
export function icsFile(entry: CalendarEntry, producer: string, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escape(producer)}//Evenements//FR`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escape(entry.uid)}`,
    `DTSTAMP:${utcStamp(now)}`,
    ...moments(entry),
    `SUMMARY:${escape(entry.title)}`,
    `DESCRIPTION:${escape(entry.details)}`,
    `URL:${entry.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
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
