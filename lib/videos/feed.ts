import type { Video } from '@/lib/backend/schemas'
import { longDateOfInstant } from '@/lib/dates/dates'
import { feeds } from '@/lib/seo/feeds'
import { maxFeedItems, type Feed, type FeedItem } from '@/lib/seo/rss'
import { absoluteUrl } from '@/lib/events/urls'
import { watchUrl } from './player'
import { uniqueBy, publicationDate, absoluteHttpUrl } from '@/lib/seo/published-values'
import { staticRoute } from '@/lib/site/static-routes'
import { latestVideosFirst } from '@/lib/events/sorting'

const { path, description } = staticRoute('/medias/mediavideo')

/** The films that play on the site as a feed, latest first. */
export function videoFeed(videos: readonly Video[], now: Date): Feed {
  const items = latestVideosFirst(videos).flatMap((video) => videoItem(video, now))
  return {
    title: feeds.videos.title,
    description,
    page: absoluteUrl(path),
    self: absoluteUrl(feeds.videos.path),
    items: uniqueBy(items, ({ id }) => id).slice(0, maxFeedItems),
  }
}

function videoItem({ youtubeId, ...video }: Video, now: Date): FeedItem[] {
  if (!youtubeId) return []
  const { title, thumbnail, createdAt } = video
  const link = absoluteUrl(watchUrl('medias', { title, youtubeId }))
  const published = publicationDate(createdAt, now)
  const day = published && longDateOfInstant(published.toISOString())
  const told = `Un reportage de notre rédaction${day ? `, publié le ${day}` : ''}.`
  const picture = absoluteHttpUrl(thumbnail?.href)
  return [{ id: link, title, link, paragraphs: [told], published, picture }]
}
