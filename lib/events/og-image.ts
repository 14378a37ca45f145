import 'server-only'
import { mapLoaded } from '@/lib/backend/load'
import type { Event } from '@/lib/backend/schemas'
import { type OgImage, ogImage } from '@/lib/og-image/address'
import type { OgImageSource } from '@/lib/og-image/response'
import { longDateAndTime } from '@/lib/shared/dates'
import type { SiteSettings } from '@/lib/shared/site-settings/merge-settings'
import { capitalize } from '@/lib/text/capitalize'
import { eventsCopy } from './copy'
import { isDrawn, posterImage } from './poster'
import { getEvent } from './queries'

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
    },
    site,
  )
}

export const eventOgImages: OgImageSource = {
  area: 'medias',
  find: async (slug, site) => mapLoaded(await getEvent(slug), (event) => eventOgImage(event, site)),
}

const postersOf = (kind: Parameters<typeof posterImage>[0]): OgImageSource => ({
  find: async (slug, site) =>
    mapLoaded(await getEvent(slug), (event) => posterImage(kind, event, site)),
})

/** The posters that the site draws, in their two widths. */
export const eventPosterImages = { affiche: postersOf('affiche'), vignette: postersOf('vignette') }
