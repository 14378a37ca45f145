import { cache } from 'react'
import { findItem } from '@/lib/backend/find-item'
import { loadList } from '@/lib/backend/load'
import { eventSchema } from '@/lib/backend/schemas'

/** All events, in the backend's order; whether their posters can be shown, `withPosters` checks. */
export const getEvents = cache(() => loadList('events', eventSchema))

/** One event by its slug, or by a former one. */
export const getEvent = cache((slug: string) =>
  findItem(slug, getEvents, { name: 'event', schema: eventSchema }),
)
