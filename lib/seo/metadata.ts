import type { Metadata } from 'next'
import { settings } from '@/lib/site/settings'
import { ogImageMetadata } from '@/lib/og-image/address'
import type { OgImageSubject } from '@/lib/og-image/subject'
import { areaOgImage } from '@/lib/og-image/subjects'
import { staticRoute, type StaticPath } from '@/lib/site/static-routes'

/** Characters that search engines show of a title, and of a description. */
const titleLimit = 60
const description = { least: 120, most: 155 }

/** What machines are told of a page. */
export type PageMetadataInput = {
  title: string
  description: string
  /** The canonical address, from the site's origin. */
  path: string
  card: OgImageSubject
  /** What kind of thing the page is, as Open Graph names it. */
  type?: 'website' | 'article' | 'video.other'
  /** Feeds that the page offers: media type to path. */
  feeds?: Record<string, { url: string; title: string }[]>
}

/** The metadata of a page: title, description, canonical address, Open Graph, Twitter card. */
export function pageMetadata({
  path,
  card,
  type = 'website',
  feeds,
  ...texts
}: PageMetadataInput): Metadata {
  const title = documentTitle(texts.title)
  const images = [ogImageMetadata(card)]
  const { description } = texts
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: path, ...(feeds ? { types: feeds } : {}) },
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

/** The same for a page of the table of routes. */
export function staticRouteMetadata(
  path: StaticPath,
  more: Partial<Pick<PageMetadataInput, 'feeds'>> = {},
): Metadata {
  const page = staticRoute(path)
  return pageMetadata({ ...page, card: areaOgImage(page.card), ...more })
}

/**
 * A page that search engines leave alone: nothing there, or nothing for them.
 * @param description at least 120 characters are not needed: nobody lists it
 */
export function noindexMetadata(title: string, description: string): Metadata {
  return { title: { absolute: documentTitle(title) }, description, robots: { index: false } }
}

/** A title with the site's name, where both fit into 60 characters; cut when it alone does not. */
export function documentTitle(title: string): string {
  const named = `${title} | ${settings.productName}`
  return length(named) <= titleLimit ? named : shortened(title, titleLimit)
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
  return shortened(line, description.most)
}

function length(text: string): number {
  return [...text].length
}

/** Cut at a word where one ends in the last third; never within a character. */
function shortened(text: string, limit: number): string {
  const characters = [...text]
  if (characters.length <= limit) return text
  const cut = characters.slice(0, limit - 1).join('')
  const space = cut.lastIndexOf(' ')
  return `${(space > limit / 1.5 ? cut.slice(0, space) : cut).replace(/[\s,;:.]+$/, '')}…`
}
