import { PageJsonLd } from '@/components/layout/page-json-ld'
import { RefreshAtMidnight } from '@/components/ui/refresh-at-midnight.client'
import { dayInCotonou } from '@/contract/formatting/dates'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import type { House } from '@/lib/backend/schemas'
import { isListed } from '@/lib/houses/concluded'
import { housesCopy } from '@/lib/houses/copy'
import { housesInTab } from '@/lib/houses/filter'
import { type HouseDetails, houseDetails } from '@/lib/houses/house-details'
import { houseCounts, type HouseListTab, type HouseView, tabPaths } from '@/lib/houses/house-view'
import { houseViewTitles } from '@/lib/houses/metadata'
import { housePath } from '@/lib/houses/urls'
import { breadcrumbsTo, itemListJsonLd } from '@/lib/seo/json-ld'
import { ConstructionSteps } from './construction-steps'
import { HouseServices } from './house-services.client'
import { QuotePanel } from './quote-panel'

type Props = {
  houses: readonly House[]
  view: HouseView
  site: SiteSettings
  /** Whether the URL names a house that cannot be shown. */
  isMissing?: boolean
}

/** The listed houses of a view, with a notice where the URL names one that cannot be shown. */
export function HousesPage({ houses, ...props }: Props) {
  const { view, site } = props
  const now = new Date()
  const listed = houses.filter((house) => isListed(house, now))
  const shown = view.tab === 'devis' ? [] : housesInTab(listed, view.tab, view)
  const items = shown
    .slice(0, view.count)
    .map((house) => ({ name: house.title, path: housePath(house) }))
  return (
    <>
      {/* A house that was sold may leave the list. */}
      {houses.some(({ concluded }) => concluded?.on) && (
        <RefreshAtMidnight day={dayInCotonou(now)} />
      )}
      <Houses {...props} houses={listed} />
      <ConstructionSteps />
      <PageJsonLd
        site={site}
        breadcrumbs={breadcrumbsTo(tabPaths[view.tab])}
        about={[items.length > 0 ? itemListJsonLd(housesCopy.tabs[view.tab], items) : undefined]}
      />
    </>
  )
}

/**
 * «Nos Services». The page contains the houses shown in the active tab, and those shown first in
 * the other tab, however many the backend has.
 */
export function Houses({ houses, view, site, isMissing = false }: Props) {
  // One object for each house, which React's payload contains once.
  const known = new Map<House, HouseDetails>()
  const detailsOf = (house: House) => {
    const details = known.get(house) ?? houseDetails(house)
    known.set(house, details)
    return details
  }
  const listOf = (tab: HouseListTab) => {
    const inTab = housesInTab(houses, tab, view)
    const count = view.tab === tab ? view.count : houseCounts.afterSwitch
    return { total: inTab.length, houses: inTab.slice(0, count).map(detailsOf) }
  }
  return (
    <section id="services" className="section max-md:py-8">
      <h2 className="headline">{housesCopy.servicesHeading}</h2>
      {isMissing && (
        // Below the hero: a link to a house that is gone leads here, also without scripts.
        <p
          role="status"
          tabIndex={-1}
          autoFocus // oxlint-disable-line jsx-a11y/no-autofocus -- what the link has asked for is not there, which is said first
          className="border-accent mt-6 border-l-4 pl-4 text-lg"
        >
          {housesCopy.notFound}
        </p>
      )}
      <HouseServices
        view={view}
        lists={{ vente: listOf('vente'), louer: listOf('louer') }}
        phone={site.whatsapp.immobilier}
        titles={houseViewTitles(view, site, isMissing)}
        siteName={site.productName}
        quote={<QuotePanel site={site} />}
      />
    </section>
  )
}
