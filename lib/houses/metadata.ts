import type { Metadata } from 'next'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import { staticRoute } from '@/contract/static-routes'
import { byArea } from '@/contract/universes.mjs'
import type { Found } from '@/lib/backend/find-item'
import type { House } from '@/lib/backend/schemas'
import { noindex } from '@/lib/cache/page-markers.mjs'
import { documentTitle } from '@/lib/seo/document-title'
import {
  metaDescription,
  missingMetadata,
  pageMetadata,
  staticRouteMetadata,
} from '@/lib/seo/metadata'
import { concludedText, isListed } from './concluded'
import { housesCopy } from './copy'
import { defaultView, houseTabs, type HouseView, houseViewHref, tabPaths } from './house-view'
import { houseOgImage } from './og-image'
import { formatHousePrice } from './prices'
import { housePath } from './urls'

/** Search engines index the tabs; sorted, filtered and longer views repeat the same houses. */
export function houseViewMetadata(view: HouseView, site: SiteSettings): Metadata {
  const isPlain = !view.sort && !view.bedrooms && view.count === defaultView.count
  const metadata = staticRouteMetadata(tabPaths[view.tab], site)
  return isPlain ? metadata : { ...metadata, robots: noindex }
}

/** The document titles of the tabs beside a view; its own says when the house of the URL is missing. */
export function houseViewTitles({ tab }: HouseView, site: SiteSettings, isMissing: boolean) {
  const titles = byArea(houseTabs, (it) => documentTitle(staticRoute(tabPaths[it]).title, site))
  return isMissing ? { ...titles, [tab]: documentTitle(housesCopy.notFoundTitle, site) } : titles
}

/** The metadata of the page of a house, opened with a view; noindex once it is not listed. */
export function houseMetadata(loaded: Found<House>, view: HouseView, site: SiteSettings) {
  const { notFoundTitle, notFound, pageDescription } = housesCopy
  if (!('data' in loaded)) return missingMetadata(loaded, notFoundTitle, notFound, site)
  const house = loaded.data
  const facts = [house.title, house.address, concludedText(house), formatHousePrice(house)]
  const line = facts.filter(Boolean).join(', ')
  const metadata = pageMetadata(site, {
    title: house.title,
    description: metaDescription(line, house.description, ...pageDescription),
    path: housePath(house),
    ogImage: houseOgImage(house, site),
    isVariant: houseViewHref(view, house.id) !== housePath(house),
  })
  return isListed(house, new Date()) ? metadata : { ...metadata, robots: noindex }
}
