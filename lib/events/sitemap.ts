import type { Event } from '@/lib/backend/schemas'
import { isRoutableSlug } from '@/lib/http/path-segments'
import { sitemapEntry } from '@/lib/seo/sitemap-entry'
import { eventPath } from './urls'

/** The pages of events, each with its poster. */
export function eventSitemapEntries(events: readonly Event[]) {
  return events
    .filter(({ slug }) => isRoutableSlug(slug))
    .map((event) => sitemapEntry(eventPath(event), [event.poster?.href]))
}
