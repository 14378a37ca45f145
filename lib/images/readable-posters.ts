import type { BackendPicture } from '@/lib/backend/picture'
import { environment } from '@/lib/site/environment'
import { unreadablePictures } from './image-sizes'

type PosterOwned = { poster?: BackendPicture }

/**
 * The same items, without the posters that the backend cannot deliver as a picture: they count as
 * none, so the page shows its placeholder and offers no download. Posters on other hosts stay.
 */
export async function readablePosters<T extends PosterOwned>(items: readonly T[]): Promise<T[]> {
  const unreadable = await unreadablePictures(items.flatMap(ownPosters))
  return items.map((item) =>
    item.poster && unreadable.has(item.poster.src) ? { ...item, poster: undefined } : item,
  )
}

/** The URL of the poster, if it is a file of the backend of which nothing else is known. */
function ownPosters({ poster }: PosterOwned): string[] {
  return !poster?.size && poster?.src.startsWith(`${environment.apiBaseUrl}/`) ? [poster.src] : []
}
