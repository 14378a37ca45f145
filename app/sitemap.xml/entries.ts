import type { Event, Course, House, Photo, Video } from '@/lib/backend/schemas'
import { destinationPath, destinations } from '@/lib/destinations/destinations'
import { absoluteUrl, coursePath, eventPath, housePath } from '@/lib/events/urls'
import { embedUrl, watchUrl, type PlayerArea } from '@/lib/videos/player'
import {
  uniqueBy,
  isRoutableSlug,
  publicationDate,
  absoluteHttpUrl,
} from '@/lib/seo/published-values'
import { ogImagePath } from '@/lib/og-image/address'
import { videoOgImage } from '@/lib/og-image/subjects'
import { staticRoutes, type StaticPath } from '@/lib/site/static-routes'
import type { SitemapEntry } from '@/lib/seo/sitemap-xml'

/** Everything that has a page of its own. */
export type SitemapContent = {
  events: readonly Event[]
  videos: Readonly<Record<PlayerArea, readonly Video[]>>
  photos: Readonly<Record<PlayerArea, readonly Photo[]>>
  courses: readonly Course[]
  houses: readonly House[]
}

type Picture = { href: string } | undefined

/**
 * Every page for search engines, each once, under its canonical address.
 * @param now videos dated later tell no date
 */
export function sitemapEntries(content: SitemapContent, now: Date): SitemapEntry[] {
  const { events, videos, courses, houses } = content
  const entries = [
    ...staticEntries(content),
    ...destinations.map((it) => entry(destinationPath(it), [{ href: absoluteUrl(it.image) }])),
    ...events.filter(isRoutableSlug).map((it) => entry(eventPath(it), [it.poster])),
    ...videos.medias.flatMap((it) => videoEntry('medias', it, now)),
    ...courses.filter(isRoutableSlug).map((it) => entry(coursePath(it), [it.poster])),
    ...videos.beaute.flatMap((it) => videoEntry('beaute', it, now)),
    ...houses.map((it) => entry(housePath(it), [it.mainPhoto, ...it.photos])),
  ]
  const listed = entries.filter(({ address }) => absoluteHttpUrl(address) !== undefined)
  return uniqueBy(listed, ({ address }) => address)
}

function staticEntries({ photos }: SitemapContent): SitemapEntry[] {
  const shown: Partial<Record<StaticPath, readonly Photo[]>> = {
    '/medias/mediagalerie': photos.medias,
    '/beaute/photobeaute': photos.beaute,
  }
  return staticRoutes.map(({ path }) =>
    entry(
      path,
      (shown[path] ?? []).map(({ picture }) => picture),
    ),
  )
}

function entry(path: string, pictures: readonly Picture[]): SitemapEntry {
  const images = pictures.flatMap((picture) => absoluteHttpUrl(picture?.href) ?? [])
  return { address: absoluteUrl(path), images: [...new Set(images)] }
}

/** What each universe says of its films, which have no text of their own. */
const describeVideo: Record<PlayerArea, (title: string) => string> = {
  medias: (title) => `${title}\u00a0: un reportage de la rédaction de Cotonou.`,
  beaute: (title) => `${title}\u00a0: une réalisation de l’institut de beauté de Cotonou.`,
}

/** Only what plays here is listed: without an id there is no page. */
function videoEntry(area: PlayerArea, video: Video, now: Date): SitemapEntry[] {
  const { youtubeId, title, thumbnail, createdAt } = video
  const card = videoOgImage(area, video)
  if (!youtubeId || !card) return []
  const published = publicationDate(createdAt, now)
  const described = {
    // Search engines want a picture of every video; the share card always exists.
    thumbnail: absoluteHttpUrl(thumbnail?.href) ?? absoluteUrl(ogImagePath(card)),
    title,
    description: describeVideo[area](title),
    player: embedUrl(youtubeId),
    published,
  }
  const address = absoluteUrl(watchUrl(area, { title, youtubeId }))
  return [{ address, changed: published, video: described }]
}
