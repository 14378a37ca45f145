import 'server-only'
import { mapLoaded } from '@/lib/backend/load'
import type { Event } from '@/lib/backend/schemas'
import type { OgImageSubject } from '@/lib/og-image/address'
import type { OgImageSource } from '@/lib/og-image/response'
import { longDateAndTime } from '@/lib/shared/dates'
import { capitalize } from '@/lib/text/capitalize'
import { eventsCopy } from './copy'
import { getEvent } from './queries'

/** The share image of an event: its poster, its date and time. */
export function eventOgImage({ slug, title, date, time, poster }: Event): OgImageSubject {
  const when = longDateAndTime(date, time)
  return {
    key: { kind: 'evenement', id: slug },
    area: 'medias',
    eyebrow: eventsCopy.ogImageEyebrow,
    title,
    detail: when && capitalize(when),
    picture: poster?.src,
  }
}

export const eventOgImages: OgImageSource = {
  area: 'medias',
  find: async (slug) => mapLoaded(await getEvent(slug), eventOgImage),
}
