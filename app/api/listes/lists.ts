import {
  beautyPhotoList,
  beautyVideoList,
  eventList,
  mediaPhotoList,
  mediaVideoList,
} from '@/app/lists'
import { listedEventCard } from '@/lib/events/card'
import { firstIndex, type ListPage } from '@/lib/pagination/pages'
import { photoCards } from '@/lib/photos/card'
import type { PagedListName } from '@/lib/site/paged-lists'
import { videoCard } from '@/lib/videos/card'

/** The items of one page of a list as a browser shows them; undefined when there is no such page. */
type CardsOfPage = (page: number) => Promise<unknown[] | undefined>

/** What the browser gets of each list in pages. */
export const cardsOfLists: Readonly<Record<PagedListName, CardsOfPage>> = {
  videos: cardsOf(mediaVideoList, ({ items }) => items.map((it) => videoCard('medias', it))),
  'videos-beaute': cardsOf(beautyVideoList, ({ items }) =>
    items.map((it) => videoCard('beaute', it)),
  ),
  photos: cardsOf(mediaPhotoList, ({ items, page }) => photoCards(items, firstIndex(page))),
  'photos-beaute': cardsOf(beautyPhotoList, ({ items, page }) =>
    photoCards(items, firstIndex(page)),
  ),
  evenements: cardsOf(eventList, ({ items }) => {
    const now = new Date()
    return items.map((it) => listedEventCard(it, now))
  }),
}

/** The galleries whose photos can be looked up by their id. */
export const galleries: Partial<Record<string, typeof mediaPhotoList>> = {
  photos: mediaPhotoList,
  'photos-beaute': beautyPhotoList,
}

function cardsOf<T>(
  list: { load: (page: number) => Promise<ListPage<T> | undefined> },
  toCards: (page: ListPage<T>) => unknown[] | Promise<unknown[]>,
): CardsOfPage {
  return async (number) => {
    const page = await list.load(number)
    return page && toCards(page)
  }
}
