import { type StaticPath, staticRoute } from '@/lib/shared/static-routes'
import { absoluteUrl } from '@/lib/site/urls'
import type { JsonLdNode } from './json-ld'

/** A page in a list of breadcrumbs; `path` is from the site's origin. */
export type Breadcrumb = { name: string; path: string }

/**
 * The breadcrumbs of a page: its ancestors from the home page on, and the page itself.
 * @param path a static route
 * @param child a page of the backend's content below it, if that is the current page
 */
export function breadcrumbsTo(path: StaticPath, child?: Breadcrumb): Breadcrumb[] {
  const { name, parent } = staticRoute(path)
  const above = path === '/' ? [] : breadcrumbsTo(parent)
  return [...above, { name, path }, ...(child ? [child] : [])]
}

/** Breadcrumbs for schema.org. */
export function breadcrumbJsonLd(breadcrumbs: readonly Breadcrumb[]): JsonLdNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  }
}
