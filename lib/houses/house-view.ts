/** The tabs of Immobilier, in their order (R128). */
export const houseTabs = ['vente', 'louer', 'devis'] as const
export type HouseTab = (typeof houseTabs)[number]

/** Tabs that list houses. */
export type HouseListTab = Exclude<HouseTab, 'devis'>

export const houseSorts = ['', 'prix-croissant', 'prix-decroissant'] as const
export type HouseSort = (typeof houseSorts)[number]

/** What the page of Immobilier shows: all of it stands in the address. */
export type HouseView = {
  tab: HouseTab
  /** Empty: in the backend's order. */
  sort: HouseSort
  /** Bedrooms at least; 0 for any number. */
  bedrooms: number
  /** Houses shown in the active tab. */
  count: number
}

/** Houses shown at first, after a change of tab, and added by «Voir plus» (R131). */
export const houseCounts = { first: 9, afterSwitch: 3, step: 6 } as const

/** The most bedrooms that the filter asks for. */
export const mostBedrooms = 5
/** «Voir plus» goes no further: a page of thousands helps nobody. */
const mostHouses = houseCounts.first + 500 * houseCounts.step

export const defaultView: HouseView = {
  tab: 'vente',
  sort: '',
  bedrooms: 0,
  count: houseCounts.first,
}

/** The names of the query, and of the house that lies open. */
export const viewParams = {
  tab: 'onglet',
  sort: 'tri',
  bedrooms: 'chambres',
  count: 'nombre',
} as const
export const houseParam = 'maison'

/** Reads a query; what is not understood is as if it were not there. */
export function parseHouseView(query: URLSearchParams): HouseView {
  return viewOf(Object.values(viewParams).map((name) => query.get(name) ?? ''))
}

/** The address of a view, as links and shares have it; what is usual is left out. */
export function houseViewHref(view: HouseView, house?: string): string {
  const query = new URLSearchParams()
  if (view.tab !== defaultView.tab) query.set(viewParams.tab, view.tab)
  if (view.sort) query.set(viewParams.sort, view.sort)
  if (view.bedrooms) query.set(viewParams.bedrooms, String(view.bedrooms))
  if (view.count !== defaultView.count) query.set(viewParams.count, String(view.count))
  if (house !== undefined) query.set(houseParam, house)
  return query.size > 0 ? `/immobilier?${query}` : '/immobilier'
}

/**
 * The prerendered path that serves a query of `/immobilier`.
 * @returns undefined when the plain page does
 */
export function houseViewRewritePath(query: URLSearchParams): string | undefined {
  const view = parseHouseView(query)
  const house = query.get(houseParam)?.trim()
  const segments = [segmentOf(view), ...(house ? [encodeURIComponent(house)] : [])]
  const isPlain = !house && segments[0] === segmentOf(defaultView)
  return isPlain ? undefined : `/immobilier/vue/${segments.join('/')}`
}

/** Reads the segment of such a path back; undefined when it is not one that we write. */
export function parseHouseViewSegment(segment: string): HouseView | undefined {
  const view = viewOf(segment.split('_'))
  return segmentOf(view) === segment ? view : undefined
}

/** What the hidden fields of a form carry to ask for a view: names and values. */
export function houseViewFields({ tab, sort, bedrooms, count }: HouseView): [string, string][] {
  return [
    [viewParams.tab, tab],
    [viewParams.sort, sort],
    [viewParams.bedrooms, bedrooms ? String(bedrooms) : ''],
    [viewParams.count, String(count)],
  ]
}

function segmentOf({ tab, sort, bedrooms, count }: HouseView): string {
  return [tab, sort, bedrooms, count].join('_')
}

function viewOf([tab, sort, bedrooms, count]: (string | undefined)[]): HouseView {
  const more = Math.ceil((wholeNumber(count) - houseCounts.first) / houseCounts.step)
  return {
    tab: houseTabs.find((it) => it === tab) ?? defaultView.tab,
    sort: houseSorts.find((it) => it === sort) ?? defaultView.sort,
    bedrooms: Math.min(wholeNumber(bedrooms), mostBedrooms),
    count: Math.min(houseCounts.first + Math.max(more, 0) * houseCounts.step, mostHouses),
  }
}

function wholeNumber(text: string | undefined): number {
  return /^\d{1,6}$/.test(text ?? '') ? Number(text) : 0
}
