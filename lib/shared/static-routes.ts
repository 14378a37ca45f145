import pages from './static-routes.json' with { type: 'json' }
import { type SiteArea, universes } from './universes.mjs'

/** A page whose path does not depend on content: read by metadata, sitemap, breadcrumbs and tests. */
type StaticRoute = {
  /** The canonical URL, from the site's origin, with its query. */
  path: string
  /** Its name in breadcrumbs. */
  name: string
  /** The document's title without the site's name; at most 60 characters with it. */
  title: string
  /** 120 to 155 characters. */
  description: string
  /** The area of the site; the page has its share image. */
  area: SiteArea
  /** The path of its parent in breadcrumbs; of the home page its own. */
  parent: StaticPath
}

/** The paths of the pages whose texts are in static-routes.json. */
export type StaticPath = keyof typeof pages

const paths = Object.keys(pages) as StaticPath[]

/** Every page that search engines may index, except those of the backend's content. */
export const staticRoutes: readonly (StaticRoute & { path: StaticPath })[] = paths.map((path) => {
  const area = universes.find((universe) => path.startsWith(universe.path))?.key ?? 'accueil'
  const parent = (path.replace(/[/?][^/?]*$/, '') || '/') as StaticPath
  return { path, ...pages[path], area, parent }
})

/**
 * The static route of a path.
 * @throws Error when there is none
 */
export function staticRoute(path: StaticPath): StaticRoute {
  const page = staticRoutes.find((it) => it.path === path)
  if (!page) throw new Error(`No such page: ${path}`)
  return page
}
