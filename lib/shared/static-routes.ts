import pages from './static-routes.json' with { type: 'json' }
import { byArea, type SiteArea, universes } from './universes.mjs'

/** A page whose path does not depend on content: read by metadata, sitemap, breadcrumbs and tests. */
type StaticRoute = {
  /** The canonical URL, from the site's origin, with its query. */
  path: StaticPath
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

const routes = byArea(Object.keys(pages) as StaticPath[], (path): StaticRoute => {
  const area = universes.find((universe) => path.startsWith(universe.path))?.key ?? 'accueil'
  const parent = (path.replace(/[/?][^/?]*$/, '') || '/') as StaticPath
  return { path, ...pages[path], area, parent }
})

/** Every page that search engines may index, except those of the backend's content. */
export const staticRoutes: readonly StaticRoute[] = Object.values(routes)

/** The static route of a path. */
export const staticRoute = (path: StaticPath) => routes[path]
