import type { Event } from '@/lib/backend/schemas'
import { publicationDate } from '@/lib/dates/publication-date'
import { isRoutableSlug } from '@/lib/http/path-segments'
import { sitemapEntry } from '@/lib/seo/sitemap-entry'
import { eventPath } from './urls'

/** The pages of events, each with its poster; later instants than `now` are not believed. */
export function eventSitemapEntries(events: readonly Event[], now: Date) {
  return events
    .filter(({ slug }) => isRoutableSlug(slug))
    .map((event) =>
      sitemapEntry(eventPath(event), [event.poster?.href], publicationDate(event.updatedAt, now)),
    )
}
