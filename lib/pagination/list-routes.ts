import type { Metadata } from 'next'
import { cache } from 'react'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import { type StaticPath, staticRoute } from '@/contract/static-routes'
import { itemsOf, type Loaded } from '@/lib/backend/loaded'
import { decodePathSegment } from '@/lib/http/path-segments'
import { areaOgImage } from '@/lib/og-image/address'
import { type Breadcrumb, breadcrumbsTo } from '@/lib/seo/json-ld'
import {
  metaDescription,
  missingMetadata,
  pageMetadata,
  staticRouteMetadata,
} from '@/lib/seo/metadata'
import type { FeedLink } from '@/lib/seo/rss'
import { loadSiteSettings } from '@/lib/site-settings/load-site-settings'
import { type PagedListName, pagedLists } from '@/lib/site/paged-lists'
import { absoluteUrl } from '@/lib/site/urls'
import { paginationCopy } from './copy'
import { type ListPage, pageOf, pagePath, parsePageNumber } from './pages'

type Source<T> = {
  name: PagedListName
  /** The whole list, in the order shown. */
  getItems: () => Promise<Loaded<T[]>>
  /** Completes the items of one page. */
  prepare?: (items: T[], site: SiteSettings) => Promise<T[]>
  /** What a browser gets of the items of a page. */
  toCards: (page: ListPage<T>) => unknown[] | Promise<unknown[]>
  feeds?: Feeds | undefined
}

/** The feeds of a list, by their media types. */
export type Feeds = (site: SiteSettings) => Readonly<Record<string, FeedLink>>

/** The props of the routes of a list: `page` is missing on its first page. */
export type ListProps = { params: Promise<{ page?: string }> }

/** The exports of the routes of a list in pages, `{path}` and `{path}/page/[page]`: data and metadata. */
export function listRoutes<T extends { id: string }>({
  name,
  getItems,
  prepare,
  toCards,
  feeds,
}: Source<T>) {
  const path = pagedLists[name]
  const loadNumber = cache(async (page: number) => {
    const loaded = await loadPage(getItems, page)
    if (!prepare || !('data' in loaded)) return loaded
    const items = await prepare(loaded.data.items, await loadSiteSettings())
    return { ...loaded, data: { ...loaded.data, items } }
  })
  const loadOf = async ({ params }: ListProps) => {
    const { page } = await params
    return loadNumber(page === undefined ? 1 : (parsePageNumber(decodePathSegment(page)) ?? 0))
  }
  return {
    /** What the page of a route shows; `list` is undefined when there is no such page. */
    props: async (props: ListProps) => {
      const [loaded, site] = await Promise.all([loadOf(props), loadSiteSettings()])
      return { name, list: dataOf(loaded), site }
    },
    /** The cards of the page with a number; undefined when there is none. */
    cards: async (page: number) => {
      const list = dataOf(await loadNumber(page))
      return list && toCards(list)
    },
    /** The position of an item in the whole list; -1 when it is not in it. */
    indexOf: async (id: string) => itemsOf(await getItems()).findIndex((item) => item.id === id),
    metadata: async (props: ListProps): Promise<Metadata> => {
      const [loaded, site] = await Promise.all([loadOf(props), loadSiteSettings()])
      if ('data' in loaded) return listPageMetadata(path, loaded.data, site, feeds?.(site))
      const { notFound, notFoundText } = paginationCopy
      return missingMetadata(loaded, notFound, notFoundText, site)
    },
  }
}

/** The breadcrumbs of a page of a list. */
export function listBreadcrumbs(path: StaticPath, page: number): Breadcrumb[] {
  if (page === 1) return breadcrumbsTo(path)
  return breadcrumbsTo(path, { name: paginationCopy.page(page), path: pagePath(path, page) })
}

/**
 * One page of a list. The first always exists, empty when the backend fails; another is `notFound` only
 * when the fresh list is too short for it.
 */
export async function loadPage<T>(
  getItems: () => Promise<Loaded<T[]>>,
  page: number,
): Promise<Loaded<ListPage<T>>> {
  const list = await getItems()
  const data = pageOf(itemsOf(list), page)
  if (data) return { state: list.state === 'fresh' ? 'fresh' : 'stale', data }
  return { state: list.state === 'fresh' ? 'notFound' : 'unavailable' }
}

const dataOf = <T>(loaded: Loaded<T>): T | undefined => ('data' in loaded ? loaded.data : undefined)

function listPageMetadata(
  path: StaticPath,
  { page, pageCount }: ListPage<unknown>,
  site: SiteSettings,
  feeds: Readonly<Record<string, FeedLink>> | undefined,
): Metadata {
  const link = (other: number) =>
    other >= 1 && other <= pageCount ? absoluteUrl(pagePath(path, other)) : undefined
  const pagination = { previous: link(page - 1), next: link(page + 1) }
  if (page === 1) return { ...staticRouteMetadata(path, site, { feeds }), pagination }
  const route = staticRoute(path)
  const metadata = pageMetadata(site, {
    title: paginationCopy.headingOf(route.title, page),
    description: metaDescription(`${paginationCopy.page(page)}. ${route.description}`),
    path: pagePath(path, page),
    ogImage: areaOgImage(route.area, site),
  })
  return { ...metadata, pagination }
}
