import type { CalendarEntry } from './calendar-entry'
import { dayStamp, utcStamp } from './icalendar'

/** The address that offers an event to a Google calendar. */
export function googleCalendarUrl({ title, details, when }: CalendarEntry): string {
  const stamp = when.allDay
    ? [dayStamp(when.start), dayStamp(when.end)]
    : [utcStamp(when.start), utcStamp(when.end)]
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: stamp.join('/'),
    details: shortened(details),
  })
  return `https://calendar.google.com/calendar/render?${query}`
}

/** The address that offers an event to an Outlook calendar. */
export function outlookCalendarUrl({ title, details, when }: CalendarEntry): string {
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: when.allDay ? when.start : when.start.toISOString(),
    enddt: when.allDay ? when.end : when.end.toISOString(),
    body: shortened(details),
  })
  if (when.allDay) query.set('allday', 'true')
  // Outlook reads «+» as a plus sign.
  return `https://outlook.live.com/calendar/0/deeplink/compose?${String(query).replaceAll('+', '%20')}`
}

/** Addresses cannot be as long as a description; the page's own address, at its end, stays. */
function shortened(details: string): string {
  const limit = 1000
  const characters = [...details]
  if (characters.length <= limit) return details
  const url = details.slice(details.lastIndexOf('\n\n'))
  return `${characters.slice(0, limit).join('')}…${url}`
}
