import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import type { PlayerArea } from '@/contract/universes.mjs'
import type { Video } from '@/lib/backend/schemas'
import { itemListJsonLd, type JsonLdNode } from '@/lib/seo/json-ld'
import { absoluteUrl } from '@/lib/site/urls'
import { videoOgImage } from './og-image'
import { embedUrl, watchUrl } from './player'

/**
 * A video, with the player's URL as on its page.
 * @returns undefined without a YouTube id or a date of publication, which search engines require
 */
export function videoJsonLd(
  area: PlayerArea,
  video: Video,
  description: string,
  site: SiteSettings,
): JsonLdNode | undefined {
  const { youtubeId, title, thumbnail, createdAt, transcript, duration } = video
  const ogImage = videoOgImage(area, video, site)
  const uploaded = new Date(createdAt ?? '')
  if (!youtubeId || !ogImage || Number.isNaN(uploaded.getTime())) return undefined
  return {
    '@type': 'VideoObject',
    name: title,
    description,
    thumbnailUrl: [thumbnail?.href ?? absoluteUrl(ogImage.path)],
    uploadDate: uploaded.toISOString(),
    embedUrl: embedUrl(youtubeId),
    url: absoluteUrl(watchUrl(area, { title, youtubeId })),
    duration,
    transcript,
    inLanguage: 'fr',
  }
}

/**
 * The videos of a list that have a YouTube id.
 * @param first the position of the first video in the whole list, from 0
 */
export function videoListJsonLd(
  area: PlayerArea,
  name: string,
  videos: readonly Video[],
  first: number,
): JsonLdNode {
  const playable = videos.filter(({ youtubeId }) => youtubeId)
  const items = playable.map(({ title, youtubeId }) => ({
    name: title,
    path: watchUrl(area, { title, youtubeId }),
  }))
  return itemListJsonLd(name, items, first)
}
