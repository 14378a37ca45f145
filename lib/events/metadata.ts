import type { Metadata } from 'next'
import type { Loaded } from '@/lib/backend/load'
import type { Event } from '@/lib/backend/schemas'
import { metaDescription, missingMetadata, pageMetadata } from '@/lib/seo/metadata'
import type { SiteSettings } from '@/lib/shared/site-settings/merge-settings'
import { eventsCopy } from './copy'
import { eventOgImage } from './og-image'
import { eventPath } from './urls'
import { eventWhen } from './when'

/**
 * The metadata of an event's page; noindex without an event.
 * @param slug of the page's URL: a backend may find an event under other ones, such as its id
 */
export function eventMetadata(loaded: Loaded<Event>, slug: string, site: SiteSettings): Metadata {
  const { notFound, notFoundText } = eventsCopy
  if (!('data' in loaded)) return missingMetadata(loaded, notFound, notFoundText, site)
  const event = loaded.data
  const state = event.state && eventsCopy.states[event.state]
  return pageMetadata(
    {
      title: event.title,
      description: metaDescription(
        [state, eventWhen(event), event.place].filter(Boolean).join(', '),
        event.description ?? event.title,
        eventsCopy.pageDescription,
      ),
      path: eventPath(event),
      ogImage: eventOgImage(event, site),
      type: 'article',
      isVariant: event.slug !== slug,
    },
    site,
  )
}
