import { absoluteUrl } from '@/lib/events/urls'
import { sitePage, sitePages, type SitePage, type SitePath } from '@/lib/site/static-routes'
import type { GraphNode } from './json-ld'

/** One page of a trail; `path` is from the site's origin. */
export type Step = { name: string; path: string }

/**
 * The pages that lead to a page, from the home page on, itself included.
 * @param path a page of the table of routes
 * @param leaf a page below it that comes from the content
 */
export function trailTo(path: SitePath, leaf?: Step): Step[] {
  const steps: Step[] = leaf ? [leaf] : []
  let page: SitePage | undefined = sitePage(path)
  while (page) {
    steps.unshift({ name: page.name, path: page.path })
    const above: string | undefined = page.parent ?? (page.path === '/' ? undefined : '/')
    page = sitePages.find((it) => it.path === above)
  }
  return steps
}

/** The same for search engines. */
export function breadcrumbNode(trail: readonly Step[]): GraphNode {
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
