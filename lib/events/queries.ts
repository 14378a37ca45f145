import { cache } from 'react'
import { type Loaded, loadItem, loadList, mapLoaded } from '@/lib/backend/load'
import { type Event, eventSchema } from '@/lib/backend/schemas'
import { isFormerSlug, isRoutableSlug } from '@/lib/http/path-segments'
import { withReadablePoster } from '@/lib/images/readable-posters'
import { loadSiteSettings } from '@/lib/site-settings/load-site-settings'
import { withPoster } from './og-image'

/** All events, in the backend's order; their own posters are not checked (`readablePosters`). */
export const getEvents = cache(async (): Promise<Loaded<Event[]>> => {
  const [loaded, site] = await Promise.all([loadList('events', eventSchema), loadSiteSettings()])
  return mapLoaded(loaded, (events) => events.map((event) => withPoster(event, site)))
})

/** One event by its slug, or by a former one. */
export const getEvent = cache(async (slug: string): Promise<Loaded<Event>> => {
  if (!isRoutableSlug(slug)) return { state: 'notFound' }
  const isEvent = (event: Event) => event.slug === slug
  const wasEvent = (event: Event) => isFormerSlug(event, slug)
  const [loaded, site] = await Promise.all([
    loadItem('event', eventSchema, slug, getEvents, isEvent, wasEvent),
    loadSiteSettings(),
  ])
  return withReadablePoster(mapLoaded(loaded, (event) => withPoster(event, site)))
})
