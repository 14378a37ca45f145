import type { ContactClick } from '@/lib/backend/contact-clicks'
import { coursePath } from '@/lib/courses/urls'
import { destinationPath, findDestination } from '@/lib/destinations/destinations'
import { eventPath } from '@/lib/events/urls'
import { decodePathSegment, isRoutableSlug } from '@/lib/http/path-segments'
import { staticRoutes } from '@/lib/shared/static-routes'
import type { ContactArea } from '@/lib/shared/universes.mjs'
import { houseParam, searchPage } from '@/lib/site/query-params'

/** The static pages without their queries, the search, and the players, of which each video is a page. */
const areas = new Map<string, ContactArea>([
  ...staticRoutes.map(({ path, area }) => [path.split('?', 1)[0] ?? '/', area] as const),
  [searchPage, 'accueil'],
  ['/medias/videoplayers', 'medias'],
  ['/beaute/videoplayers', 'beaute'],
])

/** What stands behind a page without being another one: the number of a page of a list, a video. */
const furtherSegments = /\/page\/[^/]+$|(?<=\/videoplayers)\/.+$/

type Page = { area: ContactArea; page: string }

/** Pages with a slug, by their parent: what they are, when the slug can be one. */
const pagesWithSlug: Readonly<Record<string, (slug: string) => Page | undefined>> = {
  '/medias/mediaevenements': (slug) => ({ area: 'medias', page: eventPath({ slug }) }),
  '/beaute/formations': (slug) => ({ area: 'formations', page: coursePath({ slug }) }),
  '/voyage/destination': (slug) => {
    const destination = findDestination(slug)
    return destination && { area: 'voyage', page: destinationPath(destination) }
  },
}

/**
 * What is counted of a click on a WhatsApp link: the page, without what a visitor could have written
 * into its address, and its area.
 * @param address path and query of the page, as the browser shows them
 * @returns undefined when the site has no such page. Whether an event, a course or a house exists is
 *   left to the backend
 */
export function contactClick(address: string): ContactClick | undefined {
  if (!/^\/(?![/\\])/.test(address) || !URL.canParse(address, 'http://localhost')) return undefined
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const path = pathname.replace(furtherSegments, '')
  const area = areas.get(path)
  if (area === undefined) return pageWithSlug(path)
  const house = path === '/immobilier' ? searchParams.get(houseParam)?.trim() : undefined
  if (!house) return { area, page: path }
  const query = new URLSearchParams({ [houseParam]: house })
  return isRoutableSlug(house) ? { area, page: `${path}?${query}` } : undefined
}

function pageWithSlug(path: string): Page | undefined {
  const lastSlash = path.lastIndexOf('/')
  const slug = decodePathSegment(path.slice(lastSlash + 1))
  const parent = path.slice(0, lastSlash)
  if (!isRoutableSlug(slug) || !Object.hasOwn(pagesWithSlug, parent)) return undefined
  return pagesWithSlug[parent]?.(slug)
}
