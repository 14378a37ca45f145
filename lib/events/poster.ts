import type { BackendPicture } from '@/lib/backend/picture'
import type { Event } from '@/lib/backend/schemas'
import { type OgImage, ogImage, posterRatio, posterWidths } from '@/lib/og-image/address'
import type { SiteSettings } from '@/lib/shared/site-settings/merge-settings'
import { absoluteUrl } from '@/lib/site/urls'
import { capitalize } from '@/lib/text/capitalize'
import { eventsCopy } from './copy'
import { eventWhen } from './when'

/** The poster that the site draws for an event, in one of its widths: title, day and hour, place. */
export function posterImage(
  kind: keyof typeof posterWidths,
  { slug, title, place, state, ...when }: Event,
  site: SiteSettings,
): OgImage {
  const detail = eventWhen(when)
  return ogImage(
    {
      ...{ key: { kind, id: slug }, area: 'medias', title },
      eyebrow: state ? eventsCopy.states[state] : '',
      ...(detail && { detail: capitalize(detail) }),
      ...(place && { place }),
    },
    site,
  )
}

/** Whether the site draws it: the owner's stand on other hosts. */
export const isDrawn = ({ src }: BackendPicture) => src.startsWith('/')

/** The event with a poster: the owner's, else the one that the site draws. */
export function withPoster(event: Event, site: SiteSettings): Event {
  if (event.poster) return event
  const rendition = (kind: keyof typeof posterWidths) => ({
    src: posterImage(kind, event, site).path,
    width: posterWidths[kind],
  })
  const { src, width } = rendition('affiche')
  const size = { width, height: width * posterRatio }
  const renditions = [rendition('vignette'), { src, width }]
  return { ...event, poster: { src, href: absoluteUrl(src), size, renditions } }
}
