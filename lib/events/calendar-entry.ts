import { dayAfter, isoDateTime } from '@/contract/formatting/dates'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import type { Event } from '@/lib/backend/schemas'
import type { End } from '@/lib/dates/end'
import { validInstant } from '@/lib/dates/publication-date'
import { eventActions } from './actions'
import { eventsCopy } from './copy'
import { eventUrl } from './urls'
import { eventWhen } from './when'

/** How long an event lasts for programs, when nobody has said it: most ask for an end, or invent one each. */
const usualHours = 2

export type CalendarEntry = NonNullable<ReturnType<typeof toCalendarEntry>>

/** The calendar entry of an event. @returns undefined when the event has no valid date */
export function toCalendarEntry(event: Event, { eventPlace }: Pick<SiteSettings, 'eventPlace'>) {
  const { date, time, place = eventPlace, price, state } = event
  if (!date) return undefined
  const url = eventUrl(event)
  const { isToCome, live, tickets } = eventActions(event)
  const end = eventEnd(date, event)
  // What no client converts to its own zone.
  const when = time && `${eventWhen(event)}${eventsCopy.localTime}`
  const more = [
    isToCome && price && `${eventsCopy.price}${price}`,
    tickets && `${eventsCopy.tickets}${tickets}`,
    live && `En direct : ${live}`,
  ]
  const changed = validInstant(event.updatedAt)
  return {
    /** Permanent, so that a second import updates the first. */
    uid: eventUid(event, url),
    title: eventTitle(event),
    details: [when, event.description, ...more, url].filter(Boolean).join('\n\n'),
    url,
    ...(place && { place }),
    /** In ISO 8601: days without a time, else instants with the hour and the zone of Cotonou. */
    start: isoDateTime(date, time),
    /** The first day or instant at which it is over. */
    end: end.time
      ? isoDateTime(end.date, end.time)
      : isoDateTime(dayAfter(end.date), time && '00:00'),
    allDay: !time,
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

/** The end of an event for programs: its own, else two hours after its start; the day itself without a time. */
export function eventEnd(date: string, { time, end }: Pick<Event, 'time' | 'end'>): End {
  if (end || !time) return end ?? { date }
  const hour = Number(time.slice(0, 2)) + usualHours
  const clock = `${String(hour % 24).padStart(2, '0')}${time.slice(2)}`
  return { date: hour < 24 ? date : dayAfter(date), time: clock }
}

/** `20260304T190000Z` */
export const utcStamp = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d+/g, '')

/** `20260304` of a day, else the instant. */
export function stampOf(iso: string): string {
  return iso.includes('T') ? utcStamp(new Date(iso)) : iso.replaceAll('-', '')
}

/** The URL that adds an event to Google Calendar. */
export function googleCalendarUrl({ title, details, place, start, end }: CalendarEntry): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${stampOf(start)}/${stampOf(end)}`,
    details: truncateDetails(details),
    ...(place && { location: place }),
  })
  return `https://calendar.google.com/calendar/render?${query}`
}

/** The URL that adds an event to Outlook. */
export function outlookCalendarUrl({ title, details, place, ...when }: CalendarEntry): string {
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    // With the hour of Cotonou before its zone: what does not read the zone has the hour of the page.
    startdt: when.start,
    enddt: when.end,
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
