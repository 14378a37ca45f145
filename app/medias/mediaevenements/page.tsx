import { FeedLinks } from '@/components/sections/feed-links'
import { PageData } from '@/components/seo/page-data'
import { getEvents } from '@/lib/backend/medias'
import { splitEvents } from '@/lib/calendar-sections'
import { emptyTexts } from '@/lib/content/empty-texts'
import { mediasContent } from '@/lib/content/medias'
import { dayInCotonou } from '@/lib/dates'
import { eventFeedTypes, feeds } from '@/lib/feeds-addresses'
import { sitePageMetadata } from '@/lib/seo'
import { eventListNode } from '@/lib/structured-data/list'
import { trailTo } from '@/lib/structured-data/trail'
import { EventDayTurn } from '../_components/event-day-turn.client'
import { EventSection } from '../_components/event-section'

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
