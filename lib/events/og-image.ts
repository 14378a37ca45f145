import { longDateAndTime } from '@/contract/formatting/dates'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import type { BackendPicture } from '@/lib/backend/picture'
import type { Event } from '@/lib/backend/schemas'
import { ogImage, type OgImage, posterRatio, posterWidths } from '@/lib/og-image/address'
import { absoluteUrl } from '@/lib/site/urls'
import { capitalize } from '@/lib/text/capitalize'
import { eventsCopy } from './copy'
import { eventWhen } from './when'

/** The share image of an event: the owner's poster, its date and time. */
export function eventOgImage(
  { slug, title, date, time, poster, state }: Event,
  site: SiteSettings,
): OgImage {
  const when = longDateAndTime(date, time)
  return ogImage(
    {
      key: { kind: 'evenement', id: slug },
      area: 'medias',
      eyebrow: state ? eventsCopy.states[state] : eventsCopy.ogImageEyebrow,
      title,
      detail: when && capitalize(when),
      ...(poster && !isDrawn(poster) && { picture: poster.src }),
      isWhole: true,
    },
    site,
  )
}

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
const isDrawn = ({ src }: BackendPicture) => src.startsWith('/')

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
