import { PageData } from '@/components/seo/page-data'
import { getEvents } from '@/lib/backend/medias'
import { dayInCotonou } from '@/lib/dates'
import { answersNotFound } from '@/lib/not-found'
import { eventPath, eventsPath } from '@/lib/paths'
import { eventNode } from '@/lib/structured-data/event'
import { trailTo } from '@/lib/structured-data/trail'
import { EventActions } from '../../_components/event-actions'
import { EventBackLink } from '../../_components/event-back-link.client'
import { EventComing } from '../../_components/event-coming'
import { eventMetadata, loadEvent } from '../../_components/event-data'
import { EventDayTurn } from '../../_components/event-day-turn.client'
import { EventHeading } from '../../_components/event-heading'
import { EventMissing } from '../../_components/event-missing'
import { comingEvents, isOver } from '../../_components/event-over'
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

/** One event (R76 to R83), and once it is over, what comes next. */
export default async function EventPage({ params }: Props) {
  const loaded = await loadEvent((await params).slug)
  if (!('data' in loaded)) return <EventMissing />
  const event = loaded.data
  const now = new Date()
  const trail = trailTo(eventsPath, { name: event.title, path: eventPath(event) })
  return (
    <>
      <article className="band grid gap-x-12 pt-28 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]">
        <EventDayTurn day={dayInCotonou(now)} />
        <div className="lg:col-span-2">
          <EventBackLink href={eventsPath} />
          <EventHeading event={event} now={now} />
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
      {isOver(event, now) && <EventComing events={comingEvents(await getEvents(), now)} />}
      <PageData trail={trail} about={[eventNode(event)]} />
    </>
  )
}
