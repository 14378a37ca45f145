import type { Photo, Video } from '@/lib/backend/schemas'
import { absoluteUrl } from '@/lib/events/urls'
import { embedUrl, watchUrl, type PlayerArea } from './player'
import { settings } from '@/lib/site/settings'
import { ogImagePath } from '@/lib/og-image/address'
import { videoOgImage } from '@/lib/og-image/subjects'
import { jsonLdIds, jsonLdReference, type JsonLdNode } from '@/lib/seo/json-ld'

/** Photos of a gallery that are described; a page of thousands is no heavier for it. */
const mostPhotos = 100

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

/** A gallery and its photos, each with the house's credit. */
export function galleryJsonLd(name: string, photos: readonly Photo[]): JsonLdNode {
  return {
    '@type': 'ImageGallery',
    name,
    associatedMedia: photos.slice(0, mostPhotos).map(({ title, picture }) => ({
      '@type': 'ImageObject',
      contentUrl: picture.href,
      name: title || undefined,
      creditText: settings.productName,
      creator: jsonLdReference(jsonLdIds.organization),
      copyrightNotice: settings.productName,
    })),
  }
}
