import type { Metadata } from 'next'
import type { Event } from '@/lib/backend/schemas'
import { metaDescription, noindexMetadata, pageMetadata } from '@/lib/seo/metadata'
import type { SiteSettings } from '@/lib/shared/site-settings/merge-settings'
import { eventsCopy } from './copy'
import { eventOgImage } from './og-image'
import { eventPath } from './urls'
import { eventWhen } from './when'

/**
 * The metadata of an event's page; noindex without an event.
 * @param slug of the page's URL: a backend may find an event under other ones, such as its id
 */
export function eventMetadata(
  event: Event | undefined,
  slug: string,
  site: SiteSettings,
): Metadata {
  if (!event) return noindexMetadata(eventsCopy.notFound, eventsCopy.notFoundText, site)
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
