import type { Event } from '@/lib/backend/schemas'
import { absoluteUrl, eventPath } from '@/lib/paths'

export { eventPath, eventsPath } from '@/lib/paths'

/** The whole address of an event's page, to be shared (R74, A32). */
export function eventUrl(event: Pick<Event, 'slug'>): string {
  return absoluteUrl(eventPath(event))
}
