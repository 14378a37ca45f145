import type { Route } from 'next'
import type { Video } from '@/lib/backend/schemas'
import { type CardImage, cardImage } from '@/lib/images/card-image'
import { longDateOfInstant } from '@/lib/shared/dates'
import type { PlayerArea } from '@/lib/shared/universes.mjs'
import { watchUrl } from './player'

/** What a card shows of a video, as plain data that may be sent to the browser. */
export type VideoCardData = {
  id: string
  title: string
  /** The watch page. */
  href: Route
  image: CardImage | undefined
  /** The day of its creation, as text. */
  date?: string
  /** Whether it plays another film than its title says. */
  isExample?: true
}

const thumbnail = {
  width: 1280,
  height: 720,
  sizes: '(min-width: 1024px) 30vw, (min-width: 640px) 45vw, 9rem',
}
const smallThumbnail = { width: 320, height: 180, sizes: '128px' }

const leadThumbnail = { ...thumbnail, sizes: '(min-width: 640px) 60vw, 90vw' }

/**
 * The card of a video.
 * @param isLead whether it is larger than the others
 */
export function videoCard(area: PlayerArea, video: Video, isLead = false): VideoCardData {
  return {
    ...linkOf(area, video),
    image: cardImage(video.thumbnail, isLead ? leadThumbnail : thumbnail),
    date: longDateOfInstant(video.createdAt),
    ...(video.isExample && { isExample: true }),
  }
}

/** A card in the list beside the player; `video` identifies what it plays. */
export type SimilarVideoCard = VideoCardData & { video: string | undefined }

/**
 * The card of a video in the list beside the player.
 * @param category that of the page, where only its link can tell it
 */
export function similarVideoCard(
  area: PlayerArea,
  video: Video,
  category?: string,
): SimilarVideoCard {
  return {
    ...linkOf(area, video, category),
    image: cardImage(video.thumbnail, smallThumbnail),
    video: video.youtubeId ?? video.youtubeUrl,
  }
}

function linkOf(
  area: PlayerArea,
  video: Video,
  category?: string,
): Pick<VideoCardData, 'id' | 'title' | 'href'> {
  return { id: video.id, title: video.title, href: watchUrl(area, video, { category }) as Route }
}
