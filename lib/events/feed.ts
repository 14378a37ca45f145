import { absoluteHttpUrl } from '@/contract/absolute-http-url'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import { staticRoute } from '@/contract/static-routes'
import type { Event } from '@/lib/backend/schemas'
import { hasPage } from '@/lib/http/path-segments'
import { type Feed, type FeedItem, feedLink, maxFeedItems } from '@/lib/seo/rss'
import { absoluteUrl } from '@/lib/site/urls'
import { uniqueBy } from '@/lib/text/unique-by'
import { eventActions } from './actions'
import { eventTitle, eventUid, toCalendarEntry } from './calendar-entry'
import { eventsCopy } from './copy'
import { icsFeed } from './icalendar'
import { posterOf } from './poster'
import { eventsInOrder } from './sorting'
import { eventFeedPath, eventsCalendarPath, eventsPath, eventUrl } from './urls'
import { eventWhen } from './when'

/** The RSS feed of the events. */
export const eventFeedLink = (site: SiteSettings) =>
  feedLink(eventFeedPath, eventsCopy.feedTitle, site)

/** The calendar of all events. */
export const eventCalendarLink = (site: SiteSettings) =>
  feedLink(eventsCalendarPath, eventsCopy.calendarTitle, site)

/** The events as a feed, upcoming ones first; events have no date of publication. */
export function eventFeed(events: readonly Event[], now: Date, site: SiteSettings): Feed {
  const inOrder = eventsInOrder(publishable(events), now)
  const items = inOrder.slice(0, maxFeedItems).map((event) => eventItem(event, site))
  return { link: eventFeedLink(site), page: eventsPath, items }
}

/** The events with a date as a calendar to subscribe to. */
export function eventCalendar(events: readonly Event[], now: Date, site: SiteSettings): string {
  const entries = publishable(events).flatMap((it) => toCalendarEntry(it, site) ?? [])
  const { description } = staticRoute(eventsPath)
  const name = eventCalendarLink(site).title
  const calendar = { name, description, url: absoluteUrl(eventsPath) }
  return icsFeed(entries, site.productName, calendar, now)
}

function eventItem(event: Event, site: SiteSettings): FeedItem {
  const { price } = event
  const { live, tickets } = eventActions(event)
  const when = eventWhen(event)
  const paragraphs = [
    when && event.time ? `${when}${eventsCopy.localTime}` : when,
    event.place && `${eventsCopy.place}${event.place}`,
    price && `${eventsCopy.price}${price}`,
    tickets && `${eventsCopy.tickets}${tickets}`,
    event.description,
    live && `En direct\u00a0: ${live}`,
  ]
  return {
    id: eventUid(event, eventUrl(event)),
    title: eventTitle(event),
    link: eventUrl(event),
    paragraphs: paragraphs.flatMap((paragraph) => paragraph || []),
    picture: absoluteHttpUrl(posterOf(event, site).href),
  }
}

function publishable(events: readonly Event[]): Event[] {
  const addressed = events.filter(hasPage)
  return uniqueBy(addressed, ({ id }) => id)
}
