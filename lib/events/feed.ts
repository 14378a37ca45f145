import type { Event } from '@/lib/backend/schemas'
import { toCalendarEntry, eventUid, type CalendarEntry } from './calendar-entry'
import { icsFeed } from './icalendar'
import { splitByDate } from './sections'
import { longDateAndTime } from '@/lib/dates/dates'
import { feeds } from '@/lib/seo/feeds'
import { maxFeedItems, type Feed, type FeedItem } from '@/lib/seo/rss'
import { absoluteUrl, eventPath, eventsPath } from './urls'
import { uniqueBy, isRoutableSlug, absoluteHttpUrl } from '@/lib/seo/published-values'
import { settings } from '@/lib/site/settings'
import { staticRoute } from '@/lib/site/static-routes'

const { description } = staticRoute('/medias/mediaevenements')

/** The events as a feed, what comes first; an event has no date of publication. */
export function eventFeed(events: readonly Event[], now: Date): Feed {
  const { upcoming, past } = splitByDate(known(events), now)
  return {
    title: feeds.events.title,
    description,
    page: absoluteUrl(eventsPath),
    self: absoluteUrl(feeds.events.path),
    items: [...upcoming, ...past].slice(0, maxFeedItems).map(eventItem),
  }
}

/** The events that have a date as a calendar to subscribe to (A13). */
export function eventCalendar(events: readonly Event[], now: Date): string {
  const entries = known(events).flatMap((event): CalendarEntry[] => {
    const entry = toCalendarEntry(event, pageOf(event))
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
    picture: absoluteHttpUrl(poster?.href),
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
  return uniqueBy(events.filter(isRoutableSlug), ({ id }) => id)
}
