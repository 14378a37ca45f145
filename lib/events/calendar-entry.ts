import type { Event } from '@/lib/backend/schemas'
import { endInstant } from '@/lib/dates/end'
import { validInstant } from '@/lib/dates/publication-date'
import { dayAfter, eventInstant } from '@/lib/shared/dates'
import { eventsCopy } from './copy'

/** Whole days for an event without a time, else instants. `end` is exclusive; undefined where it is not known. */
type CalendarSpan =
  | { allDay: true; start: string; end: string }
  | { allDay: false; start: Date; end: Date | undefined }

export type CalendarEntry = NonNullable<ReturnType<typeof toCalendarEntry>>

/**
 * The calendar entry of an event.
 * @param url the absolute URL of the event's page
 * @returns undefined when the event has no valid date
 */
export function toCalendarEntry(event: Event, url: string) {
  const when = spanOf(event)
  if (!when) return undefined
  const { place, price, tickets, state } = event
  const more = [
    price && `${eventsCopy.price}${price}`,
    tickets && `${eventsCopy.tickets}${tickets}`,
    event.liveUrl && `En direct : ${event.liveUrl}`,
  ]
  const changed = validInstant(event.updatedAt)
  return {
    /** Permanent, so that a second import updates the first. */
    uid: eventUid(event, url),
    title: eventTitle(event),
    details: [event.description, ...more, url].filter(Boolean).join('\n\n'),
    url,
    ...(place && { place }),
    when,
    ...(state && { state }),
    /** When the owner last changed it, if known. */
    ...(changed && { changed }),
  }
}

/** The title for programs that show nothing else: «Annulé : La nuit du conte». */
export function eventTitle({ title, state }: Pick<Event, 'title' | 'state'>): string {
  return state ? `${eventsCopy.states[state]}\u00a0: ${title}` : title
}

/** The permanent id of an event in calendars and feeds: all its other fields may change. */
export function eventUid({ id }: Pick<Event, 'id'>, url: string): string {
  return `evenement-${encodeURIComponent(id)}@${new URL(url).hostname}`
}

function spanOf({ date, time, end }: Event): CalendarSpan | undefined {
  const start = eventInstant(date, time)
  if (!date || !start) return undefined
  if (!time) return { allDay: true, start: date, end: dayAfter(end?.date ?? date) }
  return { allDay: false, start, end: end && endInstant(end) }
}

/** `20260304T190000Z` */
export function utcStamp(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d+/g, '')
}

/** `20260304` */
export function dayStamp(day: string): string {
  return day.replaceAll('-', '')
}

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
