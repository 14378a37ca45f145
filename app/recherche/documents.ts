import type { SiteContent } from '@/app/site-content'
import { formatPrice } from '@/contract/formatting/francs'
import { longDateOfInstant } from '@/contract/formatting/french-dates'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import type { PlayerArea } from '@/contract/universes.mjs'
import type { Course, Event, House, Photo, Video } from '@/lib/backend/schemas'
import { coursesCopy } from '@/lib/courses/copy'
import { coursePath } from '@/lib/courses/urls'
import { destinationCopy } from '@/lib/destinations/copy'
import { type Destination, destinationPath, type TextBlock } from '@/lib/destinations/destinations'
import { isPast, lastDay } from '@/lib/events/is-past'
import { posterOf } from '@/lib/events/poster'
import { eventPath } from '@/lib/events/urls'
import { eventWhen } from '@/lib/events/when'
import { conclusionOf, isListed } from '@/lib/houses/concluded'
import { offerLabels } from '@/lib/houses/copy'
import { countLabel } from '@/lib/houses/house-details'
import { formatHousePrice } from '@/lib/houses/prices'
import { housePath } from '@/lib/houses/urls'
import { hasPage } from '@/lib/http/path-segments'
import type { SearchDocument } from '@/lib/search/search-index'
import { pagedLists } from '@/lib/site/paged-lists'
import { photoParam } from '@/lib/site/query-params'
import { watchUrl } from '@/lib/videos/player'
import { siteDocuments } from './site-documents'

const galleries = { medias: pagedLists.photos, beaute: pagedLists['photos-beaute'] }
const areas = ['medias', 'beaute'] as const

/**
 * Everything that the search finds, each as it is shown there.
 * @param now what is still to come, and which houses are listed
 */
export function searchDocuments(
  { events, videos, photos, courses, destinations, houses }: SiteContent,
  site: SiteSettings,
  now: Date,
): SearchDocument[] {
  return [
    ...events.filter(hasPage).map((it) => eventDocument(it, site, now)),
    ...courses.filter(hasPage).map(courseDocument),
    ...houses.filter((it) => isListed(it, now)).map(houseDocument),
    ...destinations.flatMap(destinationDocuments),
    ...areas.flatMap((area) => videos[area].map((it) => videoDocument(area, it))),
    // A photo without a title has no words.
    ...areas.flatMap((area) =>
      photos[area].filter(({ title }) => title).map((it) => photoDocument(area, it)),
    ),
    ...siteDocuments(site),
  ]
}

function eventDocument(event: Event, site: SiteSettings, now: Date): SearchDocument {
  const { title, place, description: text } = event
  const picture = posterOf(event, site)
  const upcoming = isPast(event, now) ? undefined : lastDay(event)
  const shown = { title, href: eventPath(event), place, detail: eventWhen(event) }
  return { kind: 'event', ...shown, text, picture, upcoming }
}

function courseDocument(course: Course): SearchDocument {
  const { title, duration: place, lead: text, poster: picture, price } = course
  const detail = formatPrice(price) ?? coursesCopy.priceOnRequest
  return { kind: 'course', title, href: coursePath(course), place, detail, text, picture }
}

function houseDocument(house: House): SearchDocument {
  const { title, address, bedrooms, description: text, mainPhoto: picture, status = '' } = house
  const offer = conclusionOf(house)?.label ?? offerLabels[status]
  // Without its showers: «3 chambres» would find three of them.
  const place = [offer, address, countLabel(bedrooms, 'chambre')].filter(Boolean).join(' · ')
  const shown = { title, href: housePath(house), place, detail: formatHousePrice(house) }
  return { kind: 'house', ...shown, text, picture }
}

function videoDocument(area: PlayerArea, video: Video): SearchDocument {
  const { title, description: text, thumbnail: picture } = video
  const detail = longDateOfInstant(video.createdAt)
  return { kind: 'video', title, href: watchUrl(area, video), detail, text, picture }
}

function photoDocument(area: PlayerArea, photo: Photo): SearchDocument {
  const { id, title, description: text, picture } = photo
  const href = `${galleries[area]}?${new URLSearchParams({ [photoParam]: id })}`
  return { kind: 'photo', title, href, text, picture }
}

/** A destination, and each section of its guide. */
function destinationDocuments(destination: Destination): SearchDocument[] {
  const { name, line = '', lead = '' } = destination
  const picture = destination.picture.replacement?.src ?? destination.picture.own.src
  const path = destinationPath(destination)
  const guides = destinationCopy.sections
    .filter(({ key }) => destination[key].length > 0)
    .map(({ key, heading }): SearchDocument => {
      const text = destination[key].map(textOf).join(' ')
      const title = `${name}\u00a0: ${heading}`
      return { kind: 'guide', title, href: `${path}#${key}`, text, picture }
    })
  return [
    { kind: 'destination', title: name, href: path, text: `${line} ${lead}`, picture },
    ...guides,
  ]
}

function textOf(block: TextBlock): string {
  if (typeof block === 'string') return block
  if ('terms' in block) return block.terms.flatMap(({ term, text }) => [term, text]).join(' ')
  return [block.heading, ...block.items].join(' ')
}
