import type { Event, Video } from '@/lib/backend/schemas'
import { absoluteUrl, eventPath } from '@/lib/events/urls'
import { watchUrl, type PlayerArea } from '@/lib/videos/player'
import type { GraphNode } from './json-ld'
import type { Step } from './breadcrumbs'

/** A page that lists others: their names and addresses, in the order shown. */
export function itemListNode(name: string, items: readonly Step[]): GraphNode {
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
export function videoListNode(area: PlayerArea, name: string, videos: readonly Video[]): GraphNode {
  const playable = videos.filter(({ youtubeId }) => youtubeId)
  const items = playable.map(({ title, youtubeId }) => ({
    name: title,
    path: watchUrl(area, { title, youtubeId }),
  }))
  return itemListNode(name, items)
}

/** The events of a list. */
export function eventListNode(name: string, events: readonly Event[]): GraphNode {
  return itemListNode(
    name,
    events.map((event) => ({ name: event.title, path: eventPath(event) })),
  )
}
