import { longDateAndTime } from '@/contract/formatting/french-dates'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import type { BackendPicture } from '@/lib/backend/picture'
import type { Event } from '@/lib/backend/schemas'
import { ogImage, type OgImage } from '@/lib/og-image/address'
import { capitalize } from '@/lib/text/capitalize'
import { eventsCopy } from './copy'

/** The share image of an event: the owner's poster, its date and time. */
export function eventOgImage(
  { slug, title, date, time, poster, state }: Event,
  site: SiteSettings,
): OgImage {
  const when = longDateAndTime(date, time)
  return ogImage(site, {
    key: { kind: 'evenement', id: slug },
    area: 'medias',
    eyebrow: state ? eventsCopy.states[state] : eventsCopy.ogImageEyebrow,
    title,
    detail: when && capitalize(when),
    ...(poster && !isDrawn(poster) && { picture: poster.src }),
    isWhole: true,
  })
}

/** Whether the site draws it: the owner's stand on other hosts. */
const isDrawn = ({ src }: BackendPicture) => src.startsWith('/')
