import {
  type StaticPath,
  type StaticRoute,
  staticRoute,
  staticRoutes,
} from '@/lib/shared/static-routes'
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
  const steps: Breadcrumb[] = child ? [child] : []
  let page: StaticRoute | undefined = staticRoute(path)
  while (page) {
    steps.unshift({ name: page.name, path: page.path })
    const { path: own, parent }: StaticRoute = page
    page = own === '/' ? undefined : staticRoutes.find((it) => it.path === parent)
  }
  return steps
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
