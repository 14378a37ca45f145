import type { Event, Video } from '@/lib/backend/schemas'
import { absoluteUrl, eventPath } from '@/lib/events/urls'
import { watchUrl, type PlayerArea } from '@/lib/videos/player'
import type { JsonLdNode } from './json-ld'
import type { Breadcrumb } from './breadcrumbs'

/** A page that lists others: their names and addresses, in the order shown. */
export function itemListJsonLd(name: string, items: readonly Breadcrumb[]): JsonLdNode {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      url: absoluteUrl(item.path),
    })),
  }
}

/** The videos of a list that can be played. */
export function videoListJsonLd(
  area: PlayerArea,
  name: string,
  videos: readonly Video[],
): JsonLdNode {
  const playable = videos.filter(({ youtubeId }) => youtubeId)
  const items = playable.map(({ title, youtubeId }) => ({
    name: title,
    path: watchUrl(area, { title, youtubeId }),
  }))
  return itemListJsonLd(name, items)
}

/** The events of a list. */
export function eventListJsonLd(name: string, events: readonly Event[]): JsonLdNode {
  return itemListJsonLd(
    name,
    events.map((event) => ({ name: event.title, path: eventPath(event) })),
  )
}
