import { getEvents } from '@/lib/backend/medias'
import { answersNotFound } from '@/lib/not-found'
import { EventActions } from '../../_components/event-actions'
import { EventBackLink } from '../../_components/event-back-link.client'
import { eventMetadata, loadEvent } from '../../_components/event-data'
import { EventHeading } from '../../_components/event-heading'
import { EventMissing } from '../../_components/event-missing'
import { eventsPath } from '../../_components/event-paths'
import { EventPoster } from '../../_components/event-poster'

export const revalidate = 60

type Props = { params: Promise<{ slug: string }> }

/** The events that the backend knows at build time; others are made on demand. */
export async function generateStaticParams() {
  return (await getEvents()).map(({ slug }) => ({ slug }))
}

export async function generateMetadata({ params }: Props) {
  const loaded = await loadEvent((await params).slug)
  if ('data' in loaded) return eventMetadata(loaded.data)
  return { ...eventMetadata(undefined), ...(loaded.state === 'missing' ? answersNotFound : {}) }
}

/** One event (R76 to R83). */
export default async function EventPage({ params }: Props) {
  const loaded = await loadEvent((await params).slug)
  if (!('data' in loaded)) return <EventMissing />
  const event = loaded.data
  return (
    <article className="band grid gap-x-12 pt-28 lg:grid-cols-2">
      <div className="lg:col-span-2">
        <EventBackLink href={eventsPath} />
        <EventHeading event={event} />
      </div>
      <EventPoster event={event} />
      <div className="mt-8 min-w-0 lg:mt-0">
        {event.description && (
          <p className="max-w-prose text-lg wrap-anywhere whitespace-pre-line" dir="auto">
            {event.description}
          </p>
        )}
        <EventActions event={event} />
      </div>
    </article>
  )
}
