import { shortDateOfInstant } from '@/contract/formatting/french-dates'
import type { PlayerArea } from '@/contract/universes.mjs'
import type { Video } from '@/lib/backend/schemas'
import { cardImage } from '@/lib/images/picture-props'
import { watchUrl } from './player'

/** What a card shows of a video, as plain data that may be sent to the browser. */
export type VideoCardData = ReturnType<typeof videoCard>

const thumbnail = {
  width: 1280,
  height: 720,
  sizes: '(min-width: 1024px) 30vw, (min-width: 640px) 45vw, 9rem',
}
const smallThumbnail = { width: 320, height: 180, sizes: '(min-width: 1024px) 14rem, 8rem' }

const leadThumbnail = { ...thumbnail, sizes: '(min-width: 640px) 60vw, 90vw' }

/** The card of a video. @param isLead whether it is larger than the others */
export function videoCard(area: PlayerArea, video: Video, isLead = false) {
  return {
    ...linkOf(area, video),
    image: cardImage(video.thumbnail, isLead ? leadThumbnail : thumbnail),
    /** The day of its creation. */
    date: shortDateOfInstant(video.createdAt),
    /** Whether it plays another film than its title says. */
    ...(video.isExample && { isExample: true as const }),
  }
}

export type SimilarVideoCard = ReturnType<typeof similarVideoCard>

/**
 * The card of a video in the list beside the player.
 * @param category that of the page, where only its link can tell it
 */
export function similarVideoCard(area: PlayerArea, video: Video, category?: string) {
  return {
    ...linkOf(area, video, category),
    image: cardImage(video.thumbnail, smallThumbnail),
    /** What it plays. */
    video: video.youtubeId ?? video.youtubeUrl,
  }
}

/** The link to the watch page. */
function linkOf(area: PlayerArea, video: Video, category?: string) {
  return { id: video.id, title: video.title, href: watchUrl(area, video, { category }) }
}
