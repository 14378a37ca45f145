import MediasLayout from '@/app/medias/layout'
import { EventArticle } from '@/components/events/event-article'
import { UpcomingEvents } from '@/components/events/upcoming-events'
import { itemsOf } from '@/lib/backend/load'
import type { Event } from '@/lib/backend/schemas'
import { isPast } from '@/lib/events/is-past'
import { nextEvents } from '@/lib/events/past-events'
import { getEvents } from '@/lib/events/queries'
import { readablePosters } from '@/lib/images/readable-posters'

/** The page of an event. */
export async function EventPreview({ draft }: { draft: Event }) {
  const now = new Date()
  return (
    <MediasLayout>
      <EventArticle event={draft} now={now} />
      {isPast(draft, now) && (
        <UpcomingEvents
          events={await readablePosters(nextEvents(itemsOf(await getEvents()), now))}
        />
      )}
    </MediasLayout>
  )
}
