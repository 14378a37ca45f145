import type { Event } from '@/lib/backend/schemas'
import { eventInstant } from '@/lib/dates/dates'

/** An event says when it begins, not when it ends: calendars are told two hours. */
const assumedDuration = 2 * 3600 * 1000

/** Whole days without a time, else instants. `end` is the first day, or moment, after the event. */
export type CalendarSpan =
  { allDay: true; start: string; end: string } | { allDay: false; start: Date; end: Date }

export type CalendarEntry = {
  /** Never changes for one event, so that a second import replaces the first. */
  uid: string
  title: string
  details: string
  url: string
  when: CalendarSpan
}

/**
 * What calendars are told of an event.
 * @param url the event's page, absolute
 * @returns undefined when the event has no usable date (A13)
 */
export function toCalendarEntry(event: Event, url: string): CalendarEntry | undefined {
  const when = whenOf(event)
  if (!when) return undefined
  const live = event.liveUrl && `En direct : ${event.liveUrl}`
  return {
    uid: eventUid(event, url),
    title: event.title,
    details: [event.description, live, url].filter(Boolean).join('\n\n'),
    url,
    when,
  }
}

/** What an event is called for ever, in calendars and feeds: its other fields may all change. */
export function eventUid({ id }: Pick<Event, 'id'>, url: string): string {
  return `evenement-${encodeURIComponent(id)}@${new URL(url).hostname}`
}

function whenOf({ date, time }: Event): CalendarSpan | undefined {
  const start = eventInstant(date, time)
  if (!date || !start) return undefined
  if (!time) return { allDay: true, start: date, end: dayAfter(date) }
  return { allDay: false, start, end: new Date(start.getTime() + assumedDuration) }
}

function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}
