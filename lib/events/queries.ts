import 'server-only'
import { isRoutableSlug } from '@/lib/http/path-segments'
import { cache } from 'react'
import { loadItem, loadList, type Loaded } from '@/lib/backend/load'
import { eventSchema, type Event } from '@/lib/backend/schemas'

/** All events, in the backend's order. */
export const getEvents = cache(() => loadList('events', eventSchema))

/** One event by its slug. */
export const getEvent = cache(async (slug: string): Promise<Loaded<Event>> => {
  if (!isRoutableSlug(slug)) return { state: 'notFound' }
  return loadItem('event', eventSchema, slug, getEvents, (event) => event.slug === slug)
})
