import type { CalendarEntry } from './calendar-entry'
import { dayStamp, utcStamp } from './icalendar'

/** The URL that adds an event to Google Calendar, which needs an end: the start, where none is known. */
export function googleCalendarUrl({ title, details, place, when }: CalendarEntry): string {
  const stamp = when.allDay
    ? [dayStamp(when.start), dayStamp(when.end)]
    : [utcStamp(when.start), utcStamp(when.end ?? when.start)]
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: stamp.join('/'),
    details: truncateDetails(details),
    ...(place && { location: place }),
  })
  return `https://calendar.google.com/calendar/render?${query}`
}

/** The URL that adds an event to Outlook. */
export function outlookCalendarUrl({ title, details, place, when }: CalendarEntry): string {
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: when.allDay ? when.start : when.start.toISOString(),
    enddt: when.allDay ? when.end : (when.end ?? when.start).toISOString(),
    body: truncateDetails(details),
    ...(place && { location: place }),
  })
  if (when.allDay) query.set('allday', 'true')
  // Outlook does not decode «+» as a space.
  return `https://outlook.live.com/calendar/0/deeplink/compose?${String(query).replaceAll('+', '%20')}`
}

/** Shortens a description, because URLs have a limited length; its last line, the page's URL, remains. */
function truncateDetails(details: string): string {
  const maxLength = 1000
  const characters = [...details]
  if (characters.length <= maxLength) return details
  const url = details.slice(details.lastIndexOf('\n\n'))
  return `${characters.slice(0, maxLength).join('')}…${url}`
}
