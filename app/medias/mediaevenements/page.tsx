import { FeedLinks } from '@/components/ui/feed-links'
import { PageJsonLd } from '@/components/layout/page-json-ld'
import { getEvents } from '@/lib/events/queries'
import { splitByDate } from '@/lib/events/sections'
import { emptyTexts } from '@/lib/content/empty-texts'
import { mediaCopy } from '@/lib/events/copy'
import { dayInCotonou } from '@/lib/dates/dates'
import { eventFeedTypes, feeds } from '@/lib/seo/feeds'
import { staticRouteMetadata } from '@/lib/seo/metadata'
import { eventListJsonLd } from '@/lib/seo/item-list'
import { breadcrumbsTo } from '@/lib/seo/breadcrumbs'
import { RefreshAtMidnight } from '@/components/events/refresh-at-midnight.client'
import { EventSection } from '@/components/events/event-section'

export const revalidate = 60

export const metadata = staticRouteMetadata('/medias/mediaevenements', { feeds: eventFeedTypes })

/** All events, what comes and what is over (R68 to R75). */
export default async function EventsPage() {
  const now = new Date()
  const events = await getEvents()
  const { upcoming, past } = splitByDate(events, now)
  return (
    <>
      <div className="band pt-32">
        <h1 className="headline">{mediaCopy.eventsHeading}</h1>
        <RefreshAtMidnight day={dayInCotonou(now)} />
        {events.length === 0 ? (
          <p className="text-quiet mt-8">{emptyTexts.events}</p>
        ) : (
          <>
            <EventSection
              id="a-venir"
              heading={mediaCopy.upcoming}
              events={upcoming}
              now={now}
              emptyText="Rien d’annoncé pour le moment : revenez bientôt."
            />
            <EventSection
              id="passes"
              heading={mediaCopy.past}
              events={past}
              now={now}
              emptyText="Les premiers sont encore à venir."
            />
          </>
        )}
        <FeedLinks feed={feeds.events.path} calendar={feeds.calendar.path} className="mt-12" />
      </div>
      <PageJsonLd
        trail={breadcrumbsTo('/medias/mediaevenements')}
        about={[eventListJsonLd(mediaCopy.eventsHeading, [...upcoming, ...past])]}
      />
    </>
  )
}
