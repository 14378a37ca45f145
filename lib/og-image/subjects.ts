import type { Event, Course, House, Video } from '@/lib/backend/schemas'
import type { Destination } from '@/lib/destinations/destinations'
import { homeCopy } from '@/app/copy'
import { universes } from '@/lib/site/universes'
import { longDateAndTime } from '@/lib/dates/dates'
import { formatPrice } from '@/lib/houses/prices'
import { settings } from '@/lib/site/settings'
import type { OgImageSubject, OgImageArea } from './subject'

/** The general card of a universe, or of the home page. */
export function areaOgImage(kind: OgImageArea): OgImageSubject {
  const universe = universes.find(({ key }) => key === kind)
  return {
    key: { kind },
    universe: kind,
    eyebrow: universe?.title ?? `Depuis ${settings.city}`,
    title: universe?.subtitle ?? homeCopy.tagline,
    picture: `/images/hero/${kind}.jpg`,
  }
}

/** The card of an event: its poster, its day and hour. */
export function eventOgImage({ slug, title, date, time, poster }: Event): OgImageSubject {
  const when = longDateAndTime(date, time)
  return {
    key: { kind: 'evenement', id: slug },
    universe: 'medias',
    eyebrow: 'Événement',
    title,
    detail: when && capitalised(when),
    picture: poster?.src,
  }
}

/** The card of a video that can be played on the site; without an id there is none. */
export function videoOgImage(
  area: 'medias' | 'beaute',
  { youtubeId, title, thumbnail }: Pick<Video, 'youtubeId' | 'title' | 'thumbnail'>,
): OgImageSubject | undefined {
  if (!youtubeId) return undefined
  return {
    key: { kind: area === 'medias' ? 'video' : 'video-beaute', id: youtubeId },
    universe: area,
    eyebrow: area === 'medias' ? 'Reportage' : 'En vidéo',
    title,
    picture: thumbnail?.src,
    playable: true,
  }
}

/** The card of a course: its poster and the institute's name. */
export function courseOgImage({ slug, title, poster }: Course): OgImageSubject {
  return {
    key: { kind: 'formation', id: slug },
    universe: 'beaute',
    eyebrow: 'Formation',
    title,
    detail: `${settings.careBrand}, ${settings.city}`,
    picture: poster?.src,
  }
}

/** The card of a destination: its name, and the line that invites there. */
export function destinationOgImage({ slug, name, line, image }: Destination): OgImageSubject {
  return {
    key: { kind: 'destination', id: slug },
    universe: 'voyage',
    eyebrow: 'Destination',
    title: name,
    detail: line,
    picture: image,
  }
}

const offers: Record<string, string> = { vente: 'À vendre', louer: 'À louer' }

/** The card of a house: its main photo and its price, or where it is. */
export function houseOgImage({
  id,
  title,
  status,
  price,
  address,
  ...house
}: House): OgImageSubject {
  return {
    key: { kind: 'maison', id },
    universe: 'immobilier',
    eyebrow: offers[status ?? ''] ?? 'Immobilier',
    title,
    detail: formatPrice(price) ?? address,
    picture: house.mainPhoto?.src,
  }
}

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase('fr') + text.slice(1)
}
