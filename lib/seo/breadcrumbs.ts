import {
  type StaticPath,
  type StaticRoute,
  staticRoute,
  staticRoutes,
} from '@/lib/site/static-routes'
import { absoluteUrl } from '@/lib/site/urls'
import type { JsonLdNode } from './json-ld'

/** One page of a trail; `path` is from the site's origin. */
export type Breadcrumb = { name: string; path: string }

/**
 * The pages that lead to a page, from the home page on, itself included.
 * @param path a page of the table of routes
 * @param leaf a page below it that comes from the content
 */
export function breadcrumbsTo(path: StaticPath, leaf?: Breadcrumb): Breadcrumb[] {
  const steps: Breadcrumb[] = leaf ? [leaf] : []
  let page: StaticRoute | undefined = staticRoute(path)
  while (page) {
    steps.unshift({ name: page.name, path: page.path })
    const above: string | undefined = page.parent ?? (page.path === '/' ? undefined : '/')
    page = staticRoutes.find((it) => it.path === above)
  }
  return steps
}

/** The same for search engines. */
export function breadcrumbJsonLd(trail: readonly Breadcrumb[]): JsonLdNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  }
}
