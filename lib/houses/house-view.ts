import type { StaticPath } from '../../contract/static-routes'
// Relative: Turbopack compiles middleware.ts in the backend's build too, which has no path alias.
import { isRoutableSlug, unroutableSegment } from '../http/path-segments'
import { houseParam, viewParams } from '../site/query-params'

/** The tabs of Immobilier, in their order. */
export const houseTabs = ['vente', 'louer', 'devis'] as const
export type HouseTab = (typeof houseTabs)[number]

/** The static route of each tab. */
export const tabPaths = {
  vente: '/immobilier',
  louer: `/immobilier?${viewParams.tab}=louer`,
  devis: `/immobilier?${viewParams.tab}=devis`,
} as const satisfies Record<HouseTab, StaticPath>

/** Tabs that list houses. */
export type HouseListTab = Exclude<HouseTab, 'devis'>

export const houseSorts = ['', 'prix-croissant', 'prix-decroissant'] as const

/** The state of the page of Immobilier; all of it is in the URL. */
export type HouseView = {
  tab: HouseTab
  /** Empty: the backend's order. */
  sort: (typeof houseSorts)[number]
  /** Minimum number of bedrooms; 0 for any. */
  bedrooms: number
  /** Number of houses shown in the active tab. */
  count: number
}

/** Houses shown at first, after a change of tab, and added by «Voir plus». */
export const houseCounts = { first: 9, afterSwitch: 3, step: 6 } as const

/** The highest value of the bedrooms filter. */
export const mostBedrooms = 5
/** The highest count: it bounds the size of a page. */
const maxHouses = houseCounts.first + 500 * houseCounts.step

export const defaultView: HouseView = {
  tab: 'vente',
  sort: '',
  bedrooms: 0,
  count: houseCounts.first,
}

/** The number of houses that a view shows at first in a tab. */
export function countIn({ tab: active, count }: HouseView, tab: HouseListTab): number {
  return tab === active ? count : houseCounts.afterSwitch
}

/** The tab in which a house opens: that of its status, in lower case (A55); without one it is in both. */
export function tabOfHouse(status: string | undefined): HouseListTab {
  return status === 'louer' ? 'louer' : 'vente'
}

/** Parses a query; invalid values are ignored. */
export function parseHouseView(query: URLSearchParams): HouseView {
  return viewOf(Object.values(viewParams).map((name) => query.get(name) ?? ''))
}

/** The URL of a view, for links and sharing; default values are omitted. */
export function houseViewHref(view: HouseView, house?: string): string {
  const defaults = new Map<string, string>(houseViewFields(defaultView))
  const fields = houseViewFields(view).filter(([name, value]) => value !== defaults.get(name))
  const query = new URLSearchParams(fields)
  if (house !== undefined) query.set(houseParam, house)
  const text = query.toString()
  return text ? `/immobilier?${text}` : '/immobilier'
}

/** The prerendered path that serves a query of `/immobilier`. @returns undefined when `/immobilier` itself serves it */
export function houseViewRewritePath(query: URLSearchParams): string | undefined {
  const view = parseHouseView(query)
  const house = query.get(houseParam)?.trim()
  const segments = [segmentOf(view), ...(house ? [houseSegment(house)] : [])]
  const isPlain = !house && segments[0] === segmentOf(defaultView)
  return isPlain ? undefined : `/immobilier/vue/${segments.join('/')}`
}

/** Parses the segment of such a path; undefined when `houseViewRewritePath` does not write it. */
export function parseHouseViewSegment(segment: string): HouseView | undefined {
  const view = viewOf(segment.split('_'))
  return segmentOf(view) === segment ? view : undefined
}

/** The hidden form fields of a view: names and values. */
export function houseViewFields({ tab, sort, bedrooms, count }: HouseView): [string, string][] {
  return [
    [viewParams.tab, tab],
    [viewParams.sort, sort],
    [viewParams.bedrooms, bedrooms ? String(bedrooms) : ''],
    [viewParams.count, String(count)],
  ]
}

/** A house that cannot exist gets a short segment: the rewrite is sent in a header. */
function houseSegment(house: string): string {
  return isRoutableSlug(house) ? encodeURIComponent(house) : unroutableSegment
}

function segmentOf({ tab, sort, bedrooms, count }: HouseView): string {
  return [tab, sort, bedrooms, count].join('_')
}

function viewOf([tab, sort, bedrooms, count]: (string | undefined)[]): HouseView {
  const steps = Math.ceil((wholeNumber(count) - houseCounts.first) / houseCounts.step)
  return {
    tab: houseTabs.find((it) => it === tab) ?? defaultView.tab,
    sort: houseSorts.find((it) => it === sort) ?? defaultView.sort,
    bedrooms: Math.min(wholeNumber(bedrooms), mostBedrooms),
    count: Math.min(houseCounts.first + Math.max(steps, 0) * houseCounts.step, maxHouses),
  }
}

function wholeNumber(text: string | undefined): number {
  return /^\d{1,6}$/.test(text ?? '') ? Number(text) : 0
}
