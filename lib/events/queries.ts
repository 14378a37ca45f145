import 'server-only'
import { cache } from 'react'
import { isFormerSlug } from '@/lib/backend/former-slug'
import { type Loaded, loadItem, loadList } from '@/lib/backend/load'
import { type Event, eventSchema } from '@/lib/backend/schemas'
import { isRoutableSlug } from '@/lib/http/path-segments'
import { withReadablePoster } from '@/lib/images/readable-posters'

/** All events, in the backend's order; their posters are not checked (`readablePosters`). */
export const getEvents = cache(() => loadList('events', eventSchema))

/** One event by its slug, or by a former one. */
export const getEvent = cache(async (slug: string): Promise<Loaded<Event>> => {
  if (!isRoutableSlug(slug)) return { state: 'notFound' }
  const isEvent = (event: Event) => event.slug === slug
  const wasEvent = (event: Event) => isFormerSlug(event, slug)
  return withReadablePoster(
    await loadItem('event', eventSchema, slug, getEvents, isEvent, wasEvent),
  )
})
