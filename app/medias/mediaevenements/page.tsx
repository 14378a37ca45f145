import { EventSection } from '@/components/events/event-section'
import { RefreshAtMidnight } from '@/components/events/refresh-at-midnight.client'
import { PageJsonLd } from '@/components/layout/page-json-ld'
import { FeedLinks } from '@/components/ui/feed-links'
import { itemsOf } from '@/lib/backend/load'
import { dayInCotonou } from '@/lib/dates/dates'
import { eventsCopy } from '@/lib/events/copy'
import { eventCalendarLink, eventFeedLink } from '@/lib/events/feed'
import { eventListJsonLd } from '@/lib/events/json-ld'
import { getEvents } from '@/lib/events/queries'
import { splitByDate } from '@/lib/events/sections'
import { breadcrumbsTo } from '@/lib/seo/breadcrumbs'
import { staticRouteMetadata } from '@/lib/seo/metadata'

export const revalidate = 60

const eventFeeds = { 'application/rss+xml': eventFeedLink, 'text/calendar': eventCalendarLink }

export const metadata = staticRouteMetadata('/medias/mediaevenements', { feeds: eventFeeds })

/** All events, upcoming and past. */
export default async function EventsPage() {
  const now = new Date()
  const events = itemsOf(await getEvents())
  const { upcoming, past } = splitByDate(events, now)
  return (
    <>
      <div className="section pt-32">
        <h1 className="headline">{eventsCopy.heading}</h1>
        <RefreshAtMidnight day={dayInCotonou(now)} />
        {events.length === 0 ? (
          <p className="text-muted mt-8">{eventsCopy.empty}</p>
        ) : (
          <>
            <EventSection
              id="a-venir"
              heading={eventsCopy.upcoming}
              events={upcoming}
              now={now}
              emptyText={eventsCopy.noUpcoming}
            />
            <EventSection
              id="passes"
              heading={eventsCopy.past}
              events={past}
              now={now}
              emptyText={eventsCopy.noPast}
            />
          </>
        )}
        <FeedLinks feed={eventFeedLink.path} calendar={eventCalendarLink.path} className="mt-12" />
      </div>
      <PageJsonLd
        breadcrumbs={breadcrumbsTo('/medias/mediaevenements')}
        about={[eventListJsonLd(eventsCopy.heading, [...upcoming, ...past])]}
      />
    </>
  )
}
