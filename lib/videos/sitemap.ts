import { absoluteHttpUrl } from '@/contract/absolute-http-url'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import type { PlayerArea } from '@/contract/universes.mjs'
import type { Video } from '@/lib/backend/schemas'
import { publicationDate } from '@/lib/dates/publication-date'
import type { SitemapEntry } from '@/lib/seo/sitemap-xml'
import { absoluteUrl } from '@/lib/site/urls'
import { videoDescriptions } from './copy'
import { videoOgImage } from './og-image'
import { embedUrl, watchUrl } from './player'

/** The watch pages of the videos with a YouTube id. @param now later dates are omitted */
export function videoSitemapEntries(
  area: PlayerArea,
  videos: readonly Video[],
  now: Date,
  site: SiteSettings,
): SitemapEntry[] {
  return videos.flatMap((video) => {
    const { youtubeId, title, description, thumbnail, createdAt, updatedAt } = video
    const ogImage = videoOgImage(area, video, site)
    if (!youtubeId || !ogImage) return []
    const published = publicationDate(createdAt, now)
    return {
      address: absoluteUrl(watchUrl(area, { title, youtubeId })),
      changed: publicationDate(updatedAt, now),
      video: {
        // A thumbnail is required; the share image always exists.
        thumbnail: absoluteHttpUrl(thumbnail?.href) ?? absoluteUrl(ogImage.path),
        title,
        description: description ?? videoDescriptions[area](title),
        player: embedUrl(youtubeId),
        published,
      },
    }
  })
}
