import { element, type Xml, xmlDocument } from '@/platform/xml'
import { truncate } from './document-title'

/** A page in the sitemap; its URLs are absolute. */
export type SitemapEntry = {
  address: string
  /** When the content of the page last changed, if known (`lastmod`). */
  changed?: Date | undefined
  images?: readonly string[]
  video?: SitemapVideo
}

type SitemapVideo = {
  thumbnail: string
  title: string
  description: string
  player: string
  published?: Date
}

/** Of the protocol: addresses of a file. Of Google: images of a page, characters of a video's title and description. */
const limits = { addresses: 50_000, images: 1000, title: 100, description: 2048 }

const namespaces = {
  xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
  'xmlns:video': 'http://www.google.com/schemas/sitemap-video/1.1',
}

/** One URL with its images and its video, in the order that the XML schemas require. */
function entryXml({ address, changed, images = [], video }: SitemapEntry): Xml {
  return element('url', [
    element('loc', address),
    changed && element('lastmod', changed.toISOString()),
    ...images
      .slice(0, limits.images)
      .map((image) => element('image:image', element('image:loc', image))),
    video && videoXml(video),
  ])
}

function videoXml({ thumbnail, title, description, player, published }: SitemapVideo): Xml {
  return element('video:video', [
    element('video:thumbnail_loc', thumbnail),
    element('video:title', truncate(title, limits.title)),
    element('video:description', truncate(description, limits.description)),
    element('video:player_loc', player),
    published && element('video:publication_date', published.toISOString()),
  ])
}

/** The sitemap (`urlset`): the first entries, as many as a file may have. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const urls = entries.slice(0, limits.addresses).map(entryXml)
  return xmlDocument(element('urlset', urls, namespaces))
}
