import { absoluteHttpUrl } from '@/contract/absolute-http-url'
import { longDateOfInstant } from '@/contract/formatting/french-dates'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import type { Video } from '@/lib/backend/schemas'
import { publicationDate } from '@/lib/dates/publication-date'
import { type Feed, type FeedItem, feedLink, maxFeedItems } from '@/lib/seo/rss'
import { videoLists } from '@/lib/site/paged-lists'
import { absoluteUrl } from '@/lib/site/urls'
import { uniqueBy } from '@/lib/text/unique-by'
import { videosCopy } from './copy'
import { watchUrl } from './player'
import { latestVideosFirst } from './sorting'

const page = videoLists.medias

export const videoFeedPath = `${page}/flux.xml`

/** The RSS feed of the videos of Médias. */
export const videoFeedLink = (site: SiteSettings) =>
  feedLink(videoFeedPath, videosCopy.feedTitle, site)

/** The videos with a YouTube id as a feed, latest first. */
export function videoFeed(videos: readonly Video[], now: Date, site: SiteSettings): Feed {
  const playable = latestVideosFirst(videos).filter(({ youtubeId }) => youtubeId)
  const latest = uniqueBy(playable, ({ youtubeId = '' }) => youtubeId).slice(0, maxFeedItems)
  return { link: videoFeedLink(site), page, items: latest.map((video) => videoItem(video, now)) }
}

function videoItem({ youtubeId, title, thumbnail, createdAt }: Video, now: Date): FeedItem {
  const link = absoluteUrl(watchUrl('medias', { title, youtubeId }))
  const published = publicationDate(createdAt, now)
  const day = published && longDateOfInstant(published.toISOString())
  const description = `Un reportage de notre rédaction${day ? `, publié le ${day}` : ''}.`
  const picture = absoluteHttpUrl(thumbnail?.href)
  return { id: link, title, link, paragraphs: [description], published, picture }
}
