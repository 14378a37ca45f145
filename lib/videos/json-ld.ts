import type { Video } from '@/lib/backend/schemas'
import { ogImagePath } from '@/lib/og-image/address'
import { itemListJsonLd } from '@/lib/seo/item-list'
import { jsonLdIds, type JsonLdNode, jsonLdReference } from '@/lib/seo/json-ld'
import type { PlayerArea } from '@/lib/site/universes'
import { absoluteUrl } from '@/lib/site/urls'
import { videoOgImage } from './og-image'
import { embedUrl, watchUrl } from './player'

/**
 * A video that plays on its page, with the very address of the player there.
 * @returns undefined for a video that cannot be played
 */
export function videoJsonLd(
  area: PlayerArea,
  video: Video,
  description: string,
): JsonLdNode | undefined {
  const { youtubeId, title, thumbnail, createdAt } = video
  const card = videoOgImage(area, video)
  if (!youtubeId || !card) return undefined
  const uploaded = new Date(createdAt ?? '')
  return {
    '@type': 'VideoObject',
    name: title,
    description,
    thumbnailUrl: [thumbnail?.href ?? absoluteUrl(ogImagePath(card))],
    uploadDate: Number.isNaN(uploaded.getTime()) ? undefined : uploaded.toISOString(),
    embedUrl: embedUrl(youtubeId),
    url: absoluteUrl(watchUrl(area, { title, youtubeId })),
    inLanguage: 'fr',
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
