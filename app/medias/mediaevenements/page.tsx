import { FeedLinks } from '@/components/ui/feed-links'
import { PageData } from '@/components/layout/page-json-ld'
import { getEvents } from '@/lib/events/queries'
import { splitEvents } from '@/lib/events/sections'
import { emptyTexts } from '@/lib/content/empty-texts'
import { mediasContent } from '@/lib/events/copy'
import { dayInCotonou } from '@/lib/dates/dates'
import { eventFeedTypes, feeds } from '@/lib/seo/feeds'
import { sitePageMetadata } from '@/lib/seo/metadata'
import { eventListNode } from '@/lib/seo/item-list'
import { trailTo } from '@/lib/seo/breadcrumbs'
import { EventDayTurn } from '@/components/events/refresh-at-midnight.client'
import { EventSection } from '@/components/events/event-section'

export const revalidate = 60

export const metadata = sitePageMetadata('/medias/mediaevenements', { feeds: eventFeedTypes })

/** All events, what comes and what is over (R68 to R75). */
export default async function EventsPage() {
  const now = new Date()
  const events = await getEvents()
  const { upcoming, past } = splitEvents(events, now)
  return (
    <>
      <div className="band pt-32">
        <h1 className="headline">{mediasContent.eventsHeading}</h1>
        <EventDayTurn day={dayInCotonou(now)} />
        {events.length === 0 ? (
          <p className="text-quiet mt-8">{emptyTexts.events}</p>
        ) : (
          <>
            <EventSection
              id="a-venir"
              heading={mediasContent.upcoming}
              events={upcoming}
              now={now}
              emptyText="Rien d’annoncé pour le moment : revenez bientôt."
            />
            <EventSection
              id="passes"
              heading={mediasContent.past}
              events={past}
              now={now}
              emptyText="Les premiers sont encore à venir."
            />
          </>
        )}
        <FeedLinks feed={feeds.events.path} calendar={feeds.calendar.path} className="mt-12" />
      </div>
      <PageData
        trail={trailTo('/medias/mediaevenements')}
        about={[eventListNode(mediasContent.eventsHeading, [...upcoming, ...past])]}
      />
    </>
  )
}
