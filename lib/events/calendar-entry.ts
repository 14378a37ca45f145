import type { Event } from '@/lib/backend/schemas'
import { dayAfter, endInstant } from '@/lib/dates/end'
import { validInstant } from '@/lib/dates/publication-date'
import { eventInstant } from '@/lib/shared/dates'
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
