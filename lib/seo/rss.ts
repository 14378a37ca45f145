import { element, escapeXml, type Xml, xmlDocument } from '@/lib/text/xml'

/** A feed: addresses are absolute. */
export type Feed = {
  title: string
  description: string
  /** The page it belongs to, and the feed itself. */
  page: string
  self: string
  items: readonly FeedItem[]
}

export type FeedItem = {
  /** Never changes for one thing. */
  id: string
  title: string
  link: string
  /** Plain texts, one per paragraph; a line break stays one. */
  paragraphs: readonly string[]
  published?: Date
  picture?: string
}

/** Items of a feed at most: readers ask for all of it every hour. */
export const maxFeedItems = 200

/** Minutes for which readers may keep a copy. */
const minutesToLive = '60'

/** A feed as RSS 2.0. */
export function rssXml({ title, description, page, self, items }: Feed): string {
  const channel = element('channel', [
    element('title', title),
    element('link', page),
    element('description', description),
    element('language', 'fr'),
    element('ttl', minutesToLive),
    element('atom:link', undefined, { href: self, rel: 'self', type: 'application/rss+xml' }),
    ...items.map(itemXml),
  ])
  return xmlDocument(
    element('rss', channel, {
      version: '2.0',
      'xmlns:atom': 'http://www.w3.org/2005/Atom',
      'xmlns:media': 'http://search.yahoo.com/mrss/',
    }),
  )
}

/** The answer that carries a feed. */
export function rssResponse(feed: Feed): Response {
  return new Response(rssXml(feed), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  })
}

function itemXml({ id, title, link, paragraphs, published, picture }: FeedItem): Xml {
  return element('item', [
    element('title', title),
    element('link', link),
    element('guid', id, { isPermaLink: 'false' }),
    // Readers take a description for HTML: it is escaped as HTML first, then as XML.
    element('description', paragraphs.map(htmlParagraph).join('')),
    published && element('pubDate', published.toUTCString()),
    // An enclosure would have to tell its length, which nobody knows.
    picture ? element('media:content', undefined, { url: picture, medium: 'image' }) : undefined,
  ])
}

function htmlParagraph(paragraph: string): string {
  return `<p>${escapeXml(paragraph).replaceAll('\n', '<br>')}</p>`
}
