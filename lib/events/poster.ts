import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import type { BackendPicture } from '@/lib/backend/picture'
import type { Event } from '@/lib/backend/schemas'
import { readablePosters } from '@/lib/images/readable-posters'
import { ogImage, type OgImage, posterRatio, posterWidths } from '@/lib/og-image/address'
import { absoluteUrl } from '@/lib/site/urls'
import { capitalize } from '@/lib/text/capitalize'
import { eventsCopy } from './copy'
import { eventWhen } from './when'

type PosterKind = keyof typeof posterWidths

/** The poster that the site draws for an event, in one of its widths: title, day and hour, place. */
export function posterImage(
  kind: PosterKind,
  { slug, title, place, state, ...when }: Event,
  site: SiteSettings,
): OgImage {
  const detail = eventWhen(when)
  return ogImage(site, {
    ...{ key: { kind, id: slug }, area: 'medias', title },
    eyebrow: state ? eventsCopy.states[state] : '',
    ...(detail && { detail: capitalize(detail) }),
    ...(place && { place }),
  })
}

/** The poster of an event: the owner's, else the one that the site draws. */
export function posterOf(event: Event, site: SiteSettings): BackendPicture {
  if (event.poster) return event.poster
  const rendition = (kind: PosterKind) => ({
    src: posterImage(kind, event, site).path,
    width: posterWidths[kind],
  })
  const { src, width } = rendition('affiche')
  const size = { width, height: width * posterRatio }
  const renditions = [rendition('vignette'), { src, width }]
  return { src, href: absoluteUrl(src), size, renditions }
}

/** The events with the posters that can be shown: an owner's that cannot be delivered is not replaced. */
export function withPosters(events: readonly Event[], site: SiteSettings): Promise<Event[]> {
  return readablePosters(events.map((event) => ({ ...event, poster: posterOf(event, site) })))
}
