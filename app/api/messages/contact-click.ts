import { staticRoutes } from '@/contract/static-routes'
import type { ContactArea } from '@/contract/universes.mjs'
import { decodePathSegment, isRoutableSlug } from '@/lib/http/path-segments'
import { houseParam, searchPage } from '@/lib/site/query-params'

type PageOfArea = { area: ContactArea; page: string }

/** The static pages without their queries, the search, and the players, of which each video is a page. */
const areas = new Map<string, ContactArea>([
  ...staticRoutes.map(({ path, area }) => [path.split('?', 1)[0] ?? '/', area] as const),
  [searchPage, 'accueil'],
  ['/medias/videoplayers', 'medias'],
  ['/beaute/videoplayers', 'beaute'],
])

/** What stands behind a page without being another one: the number of a page of a list, a video. */
const furtherSegments = /\/page\/[^/]+$|(?<=\/videoplayers)\/.+$/

/** The areas of pages with a slug, by their parent. */
const parents: Readonly<Record<string, ContactArea>> = {
  '/medias/mediaevenements': 'medias',
  '/beaute/formations': 'formations',
  '/voyage/destination': 'voyage',
}

/**
 * What is counted of a click on a WhatsApp link, and of a page that is looked at: the page, without what a visitor
 * could have written into its address, and its area.
 * @param address path and query of the page, as the browser shows them
 * @returns undefined when the site has no such page. Whether an event, a course, a destination or a house
 *   exists is left to the backend
 */
export function contactClick(address: string): PageOfArea | undefined {
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

function pageWithSlug(path: string): PageOfArea | undefined {
  const lastSlash = path.lastIndexOf('/')
  const slug = decodePathSegment(path.slice(lastSlash + 1))
  const parent = path.slice(0, lastSlash)
  const area = Object.hasOwn(parents, parent) ? parents[parent] : undefined
  if (!area || !isRoutableSlug(slug)) return undefined
  return { area, page: `${parent}/${encodeURIComponent(slug)}` }
}
