import type { Event } from '@/lib/backend/schemas'
import { calendarEntry, eventUid, type CalendarEntry } from './calendar-entry'
import { icsFeed } from './icalendar'
import { splitEvents } from './sections'
import { longDateAndTime } from '@/lib/dates/dates'
import { feeds } from '@/lib/seo/feeds'
import { longestFeed, type Feed, type FeedItem } from '@/lib/seo/rss'
import { absoluteUrl, eventPath, eventsPath } from './urls'
import { firstOfEach, hasPage, webAddress } from '@/lib/seo/published-values'
import { settings } from '@/lib/site/settings'
import { sitePage } from '@/lib/site/static-routes'

const { description } = sitePage('/medias/mediaevenements')

/** The events as a feed, what comes first; an event has no date of publication. */
export function eventFeed(events: readonly Event[], now: Date): Feed {
  const { upcoming, past } = splitEvents(known(events), now)
  return {
    title: feeds.events.title,
    description,
    page: absoluteUrl(eventsPath),
    self: absoluteUrl(feeds.events.path),
    items: [...upcoming, ...past].slice(0, longestFeed).map(eventItem),
  }
}

/** The events that have a date as a calendar to subscribe to (A13). */
export function eventCalendar(events: readonly Event[], now: Date): string {
  const entries = known(events).flatMap((event): CalendarEntry[] => {
    const entry = calendarEntry(event, pageOf(event))
    return entry ? [entry] : []
  })
  const calendar = { name: feeds.calendar.title, description, url: absoluteUrl(eventsPath) }
  return icsFeed(entries, settings.productName, calendar, now)
}

function eventItem(event: Event): FeedItem {
  const { title, liveUrl, poster } = event
  const live = liveUrl && `En direct\u00a0: ${liveUrl}`
  const paragraphs = [whenOf(event), event.description, live]
  return {
    id: eventUid(event, pageOf(event)),
    title,
    link: pageOf(event),
    paragraphs: paragraphs.flatMap((paragraph) => paragraph || []),
    picture: webAddress(poster?.href),
  }
}

/** «vendredi 5 décembre 2025 à 20:00 (heure de Cotonou)» */
function whenOf({ date, time }: Event): string | undefined {
  const when = longDateAndTime(date, time)
  return when && time ? `${when} (heure de Cotonou)` : when
}

function pageOf(event: Event): string {
  return absoluteUrl(eventPath(event))
}

function known(events: readonly Event[]): Event[] {
  return firstOfEach(events.filter(hasPage), ({ id }) => id)
}
