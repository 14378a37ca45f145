import { PageJsonLd } from '@/components/layout/page-json-ld'
import { ExamplesNote } from '@/components/ui/example-tag'
import { RefreshAtMidnight } from '@/components/ui/refresh-at-midnight.client'
import { dayInCotonou } from '@/contract/formatting/dates'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import type { House } from '@/lib/backend/schemas'
import { housesCopy } from '@/lib/houses/copy'
import { type HouseView, tabPaths } from '@/lib/houses/house-view'
import { houseLists } from '@/lib/houses/lists'
import { houseViewTitles } from '@/lib/houses/metadata'
import { breadcrumbsTo, itemListJsonLd } from '@/lib/seo/json-ld'
import { ConstructionSteps } from './construction-steps'
import { HouseServices } from './house-services.client'
import { QuotePanel } from './quote-panel'

type Shown = {
  view: HouseView
  site: SiteSettings
  /** Whether the URL names a house that cannot be shown. */
  isMissing?: boolean
}

/** The listed houses of a view, with a notice where the URL names one that cannot be shown. */
export function HousesPage({ houses, ...shown }: Shown & { houses: readonly House[] }) {
  const { view, site } = shown
  const now = new Date()
  const lists = houseLists(houses, view, now)
  const items = view.tab === 'devis' ? [] : lists[view.tab].houses
  const links = items.map(({ title, path }) => ({ name: title, path }))
  return (
    <>
      {/* A house that was sold may leave the list. */}
      {houses.some(({ concluded }) => concluded?.on) && (
        <RefreshAtMidnight day={dayInCotonou(now)} />
      )}
      <Houses {...shown} lists={lists} />
      <ConstructionSteps />
      <PageJsonLd
        site={site}
        breadcrumbs={breadcrumbsTo(tabPaths[view.tab])}
        about={[links.length > 0 ? itemListJsonLd(housesCopy.tabs[view.tab], links) : undefined]}
      />
    </>
  )
}

type HousesProps = Shown & { lists: ReturnType<typeof houseLists> }

/** «Nos Services»: the tabs of a view. */
export function Houses({ lists, view, site, isMissing = false }: HousesProps) {
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
      <ExamplesNote items={[...lists.vente.houses, ...lists.louer.houses]} />
      <HouseServices
        view={view}
        lists={lists}
        phone={site.whatsapp.immobilier}
        titles={houseViewTitles(view, site, isMissing)}
        siteName={site.productName}
        quote={<QuotePanel site={site} />}
      />
    </section>
  )
}
