import type { Metadata } from 'next'
import { noindex } from '@/lib/cache/page-markers.mjs'
import { ogImageMetadata, type OgImageSubject } from '@/lib/og-image/address'
import { areaOgImage } from '@/lib/site/og-image'
import { settings } from '@/lib/site/settings'
import { type StaticPath, staticRoute } from '@/lib/site/static-routes'
import { feedAlternates, type FeedLink } from './feed-link'

/** Characters that search engines show of a title, and of a description. */
const titleLimit = 60
const description = { least: 120, most: 155 }

/** What search engines and social networks are told of a page. */
export type PageMetadataInput = {
  title: string
  description: string
  /** The canonical address, from the site's origin. */
  path: string
  ogImage: OgImageSubject
  /** What kind of thing the page is, as Open Graph names it. */
  type?: 'website' | 'article' | 'video.other'
  /** Feeds of the page, by media type. */
  feeds?: Readonly<Record<string, FeedLink>>
}

/** The metadata of a page: title, description, canonical address, Open Graph, Twitter card. */
export function pageMetadata({
  path,
  ogImage,
  type = 'website',
  feeds,
  ...texts
}: PageMetadataInput): Metadata {
  const title = documentTitle(texts.title)
  const images = [ogImageMetadata(ogImage)]
  const { description } = texts
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: path, ...(feeds ? { types: feedAlternates(feeds) } : {}) },
    openGraph: {
      title,
      description,
      url: path,
      siteName: settings.productName,
      locale: 'fr_FR',
      type,
      images,
    },
    twitter: { card: 'summary_large_image', title, description, images },
  }
}

/** The same for a page of the table of static routes. */
export function staticRouteMetadata(
  path: StaticPath,
  more: Partial<Pick<PageMetadataInput, 'feeds'>> = {},
): Metadata {
  const page = staticRoute(path)
  return pageMetadata({ ...page, ogImage: areaOgImage(page.area), ...more })
}

/** The metadata of a page that search engines must not list; the description may be short. */
export function noindexMetadata(title: string, description: string): Metadata {
  return { title: { absolute: documentTitle(title) }, description, robots: noindex }
}

/** A title with the site's name, where both fit into 60 characters; truncated when it alone does not. */
export function documentTitle(title: string): string {
  const named = `${title} | ${settings.productName}`
  return length(named) <= titleLimit ? named : truncate(title, titleLimit)
}

/**
 * A description of 120 to 155 characters: the first text that is there, and as many of the
 * following as it takes to be long enough, cut between words.
 */
export function metaDescription(...texts: (string | undefined)[]): string {
  let line = ''
  for (const text of texts) {
    if (length(line) >= description.least) break
    const words = text?.replace(/\s+/g, ' ').trim()
    if (words) line = line ? `${line.replace(/[.\s]*$/, '.')} ${words}` : words
  }
  return truncate(line, description.most)
}

function length(text: string): number {
  return [...text].length
}

/** Truncated with «…», after a word where one ends in the last third; never inside a character. */
function truncate(text: string, limit: number): string {
  const characters = [...text]
  if (characters.length <= limit) return text
  const cut = characters.slice(0, limit - 1).join('')
  const space = cut.lastIndexOf(' ')
  return `${(space > limit / 1.5 ? cut.slice(0, space) : cut).replace(/[\s,;:.]+$/, '')}…`
}
