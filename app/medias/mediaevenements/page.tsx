import type { Metadata } from 'next'
import { getEvents } from '@/lib/backend/medias'
import { splitEvents } from '@/lib/calendar-sections'
import { emptyTexts } from '@/lib/content/empty-texts'
import { mediasContent } from '@/lib/content/medias'
import { dayInCotonou } from '@/lib/dates'
import { EventDayTurn } from '../_components/event-day-turn.client'
import { eventsPath } from '../_components/event-paths'
import { EventSection } from '../_components/event-section'

export const revalidate = 60

export const metadata: Metadata = {
  title: mediasContent.eventsHeading,
  description:
    'Projections, concerts, ateliers et rencontres de la diaspora africaine : les événements à venir et passés, à Cotonou et en ligne.',
  alternates: { canonical: eventsPath },
}

/** All events, what comes and what is over (R68 to R75). */
export default async function EventsPage() {
  const now = new Date()
  const events = await getEvents()
  const { upcoming, past } = splitEvents(events, now)
  return (
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
            emptyText="Rien d’annoncé pour le moment : revenez bientôt."
          />
          <EventSection
            id="passes"
            heading={mediasContent.past}
            events={past}
            emptyText="Les premiers sont encore à venir."
          />
        </>
      )}
    </div>
  )
}
