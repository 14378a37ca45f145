import type { Metadata } from 'next'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import { type StaticPath, staticRoute } from '@/contract/static-routes'
import { noindex, statusMetaName, storageMetaName, storedPage } from '@/lib/cache/page-markers.mjs'
import {
  areaOgImage,
  type OgImage,
  ogImageHeight,
  ogImageType,
  ogImageWidth,
} from '@/lib/og-image/address'
import { characters, documentTitle, truncate } from './document-title'
import { feedAlternates, type FeedLink } from './rss'

/** In characters, what search engines show without truncation. */
const descriptionLength = { min: 120, max: 155 }

/** The data of a page for search engines and social networks. */
export type PageMetadataInput = {
  title: string
  description: string
  /** The canonical URL, from the site's origin. */
  path: string
  ogImage: OgImage
  /** The Open Graph type (`og:type`). */
  type?: 'website' | 'article' | 'video.other'
  /** Whether anybody can invent URLs of this page: it is then stored in memory only. */
  isVariant?: boolean
  /** Feeds of the page; the keys are media types. */
  feeds?: Readonly<Record<string, FeedLink>>
}

/** The metadata of a page: title, description, canonical URL, Open Graph, Twitter card. */
export function pageMetadata(
  site: SiteSettings,
  { path, ogImage, type = 'website', isVariant = false, feeds, ...texts }: PageMetadataInput,
): Metadata {
  const title = documentTitle(texts.title, site)
  const { description } = texts
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: path, ...(feeds && { types: feedAlternates(feeds) }) },
    openGraph: {
      title,
      description,
      url: path,
      siteName: site.productName,
      locale: 'fr_FR',
      type,
      images: [openGraphImage(ogImage)],
    },
    // The address alone: X reads the rest from Open Graph, and the payload repeats every tag.
    twitter: { card: 'summary_large_image', title, description, images: [ogImage.path] },
    ...(isVariant ? {} : { other: { [storageMetaName]: storedPage } }),
  }
}

/** A share image for Next's metadata: a path from the site's origin, dimensions in pixels. */
function openGraphImage({ path, eyebrow, title, detail }: OgImage) {
  return {
    url: path,
    width: ogImageWidth,
    height: ogImageHeight,
    type: ogImageType,
    alt: [`${eyebrow}\u00a0: ${title}`, ...(detail ? [detail] : [])].join('. '),
  }
}

/** The metadata of a static route. */
export function staticRouteMetadata(
  path: StaticPath,
  site: SiteSettings,
  more: Partial<Pick<PageMetadataInput, 'feeds'>> = {},
): Metadata {
  const page = staticRoute(path)
  return pageMetadata(site, { ...page, ogImage: areaOgImage(page.area, site), ...more })
}

/** The metadata of a page that search engines must not index; its description may be short. */
export function noindexMetadata(title: string, description: string, site: SiteSettings): Metadata {
  return { title: { absolute: documentTitle(title, site) }, description, robots: noindex }
}

/**
 * The same of a page whose item is missing: with status 404, unless the backend has failed.
 * @param state of the item
 */
export function missingMetadata(
  { state }: { state: string },
  ...shown: Parameters<typeof noindexMetadata>
): Metadata {
  return { ...noindexMetadata(...shown), ...(state === 'notFound' && notFoundStatus) }
}

/**
 * A description of 120 to 155 characters: the first defined text, followed by as many of the others
 * as are needed for the minimum, truncated between words.
 */
export function metaDescription(...texts: (string | undefined)[]): string {
  let line = ''
  for (const text of texts) {
    if (characters(line) >= descriptionLength.min) break
    const words = text?.replace(/\s+/g, ' ').trim()
    if (words) line = line ? `${line.replace(/[.\s]*$/, '.')} ${words}` : words
  }
  return truncate(line, descriptionLength.max)
}

/**
 * Metadata of a «not found» page rendered on demand: the cache handler sends it with status 404.
 * Next's `notFound()` would send an empty document there, which only JavaScript fills
 * (docs/decisions/addresses.md).
 */
export const notFoundStatus = documentStatus(404)

/** The same for another status of a document that is no cached page. */
export function documentStatus(status: number): Metadata {
  return { other: { [statusMetaName]: String(status) } }
}
