import type { Event } from '@/lib/backend/schemas'
import { dayAfter, endInstant } from '@/lib/dates/end'
import { eventInstant } from '@/lib/shared/dates'

/** For events without an end, calendars get a duration of two hours, in milliseconds. */
const assumedDuration = 2 * 3600 * 1000

/** Whole days for an event without a time, else instants. `end` is exclusive. */
type CalendarSpan =
  | { allDay: true; start: string; end: string }
  | { allDay: false; start: Date; end: Date }

export type CalendarEntry = {
  /** Permanent, so that a second import updates the first. */
  uid: string
  title: string
  details: string
  url: string
  place?: string
  when: CalendarSpan
}

/**
 * The calendar entry of an event.
 * @param url the absolute URL of the event's page
 * @returns undefined when the event has no valid date
 */
export function toCalendarEntry(event: Event, url: string): CalendarEntry | undefined {
  const when = spanOf(event)
  if (!when) return undefined
  const live = event.liveUrl && `En direct : ${event.liveUrl}`
  return {
    uid: eventUid(event, url),
    title: event.title,
    details: [event.description, live, url].filter(Boolean).join('\n\n'),
    url,
    ...(event.place && { place: event.place }),
    when,
  }
}

/** The permanent id of an event in calendars and feeds: all its other fields may change. */
export function eventUid({ id }: Pick<Event, 'id'>, url: string): string {
  return `evenement-${encodeURIComponent(id)}@${new URL(url).hostname}`
}

function spanOf({ date, time, end }: Event): CalendarSpan | undefined {
  const start = eventInstant(date, time)
  if (!date || !start) return undefined
  if (!time) return { allDay: true, start: date, end: dayAfter(end?.date ?? date) }
  const assumedEnd = new Date(start.getTime() + assumedDuration)
  return { allDay: false, start, end: (end && endInstant(end)) ?? assumedEnd }
}
