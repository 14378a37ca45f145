import pages from './static-routes.json' with { type: 'json' }
import { byArea, type SiteArea, universes } from './universes.mjs'

/** The paths of the pages whose texts are in static-routes.json. */
export type StaticPath = keyof typeof pages

/**
 * Each page whose path does not depend on content, as metadata, sitemap, breadcrumbs and tests read it: its name
 * in breadcrumbs, its title (at most 60 characters with the site's name) and its description (120 to 155).
 */
const routes = byArea(Object.keys(pages) as StaticPath[], (path) => {
  const area: SiteArea =
    universes.find((universe) => path.startsWith(universe.path))?.key ?? 'accueil'
  const parent = (path.replace(/[/?][^/?]*$/, '') || '/') as StaticPath
  return {
    /** The canonical URL, from the site's origin, with its query. */
    path,
    ...pages[path],
    /** The area of the site; the page has its share image. */
    area,
    /** The path of its parent in breadcrumbs; of the home page its own. */
    parent,
  }
})

/** Every page that search engines may index, except those of the backend's content. */
export const staticRoutes: readonly (typeof routes)[StaticPath][] = Object.values(routes)

/** The static route of a path. */
export const staticRoute = (path: StaticPath) => routes[path]
