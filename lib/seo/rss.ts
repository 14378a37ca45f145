import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import { type StaticPath, staticRoute } from '@/contract/static-routes'
import { absoluteUrl } from '@/lib/site/urls'
import { element, escapeXml, type Xml, xmlDocument } from '@/platform/xml'

/** A feed or calendar to subscribe to: its path from the site's origin, and its French title. */
export type FeedLink = { path: string; title: string }

/** A feed by its path and subject; its title begins with the site's name. */
export function feedLink(path: string, subject: string, { productName }: SiteSettings): FeedLink {
  return { path, title: `${productName}\u00a0: ${subject}` }
}

/** The feeds of a page for Next's metadata (`alternates.types`); the keys are media types. */
export function feedAlternates(feeds: Readonly<Record<string, FeedLink>>) {
  return Object.fromEntries(
    Object.entries(feeds).map(([type, { path, title }]) => [type, [{ url: path, title }]]),
  )
}

/** A feed, and the page that shows the same items. */
export type Feed = { link: FeedLink; page: StaticPath; items: readonly FeedItem[] }

/** Its URLs are absolute. */
export type FeedItem = {
  /** Permanent and unique (`guid`). */
  id: string
  title: string
  link: string
  /** Plain texts, one per paragraph; line breaks are preserved. */
  paragraphs: readonly string[]
  published?: Date
  picture?: string
}

/** Items of a feed at most: feed readers download all of it every hour. */
export const maxFeedItems = 200

/** Minutes for which feed readers may cache it (`ttl`). */
const minutesToLive = '60'

const self = { rel: 'self', type: 'application/rss+xml' }

/** A feed as RSS 2.0. */
export function rssXml({ link, page, items }: Feed): string {
  const channel = element('channel', [
    element('title', link.title),
    element('link', absoluteUrl(page)),
    element('description', staticRoute(page).description),
    element('language', 'fr'),
    element('ttl', minutesToLive),
    element('atom:link', undefined, { href: absoluteUrl(link.path), ...self }),
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

/** The HTTP response with a feed. */
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
    // Feed readers parse a description as HTML: it is escaped as HTML first, then as XML.
    element('description', paragraphs.map(htmlParagraph).join('')),
    published && element('pubDate', published.toUTCString()),
    // Not an enclosure, which requires the file's length: it is unknown here.
    picture ? element('media:content', undefined, { url: picture, medium: 'image' }) : undefined,
  ])
}

function htmlParagraph(paragraph: string): string {
  return `<p>${escapeXml(paragraph).replaceAll('\n', '<br>')}</p>`
}
