import { element, type Xml, xmlDocument } from '@/lib/text/xml'

/** A page as the sitemap names it; addresses are absolute. */
export type SitemapEntry = {
  address: string
  /** When the page's subject was last touched, where that is known. */
  changed?: Date
  images?: readonly string[]
  video?: SitemapVideo
}

export type SitemapVideo = {
  thumbnail: string
  title: string
  description: string
  player: string
  published?: Date
}

/** Google reads this much of a page's images, of a video's title and of its description. */
const limits = { images: 1000, title: 100, description: 2048 }

const core = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const extensions = {
  'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
  'xmlns:video': 'http://www.google.com/schemas/sitemap-video/1.1',
}

/** A file of addresses, made of what `entryXml` gives. */
export function urlsetXml(entries: readonly Xml[]): string {
  return xmlDocument(element('urlset', entries, { xmlns: core, ...extensions }))
}

/** The file that names the other files; addresses are absolute. */
export function indexXml(files: readonly string[]): string {
  const named = files.map((file) => element('sitemap', element('loc', file)))
  return xmlDocument(element('sitemapindex', named, { xmlns: core }))
}

/** One address with its images and its video, in the order that the schemas ask for. */
export function entryXml({ address, changed, images = [], video }: SitemapEntry): Xml {
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
    element('video:title', cut(title, limits.title)),
    element('video:description', cut(description, limits.description)),
    element('video:player_loc', player),
    published && element('video:publication_date', published.toISOString()),
  ])
}

function cut(text: string, limit: number): string {
  const characters = [...text]
  return characters.length > limit ? `${characters.slice(0, limit - 1).join('')}…` : text
}
