import type { House } from '@/lib/backend/schemas'
import { housesCopy } from '@/lib/houses/copy'
import { housesInTab } from '@/lib/houses/filter'
import { houseDetails } from '@/lib/houses/house-details'
import { houseCounts, type HouseListTab, type HouseView } from '@/lib/houses/house-view'
import { houseViewTitles } from '@/lib/houses/metadata'
import type { SiteSettings } from '@/lib/shared/site-settings/merge-settings'
import { HouseServices } from './house-services.client'
import { QuotePanel } from './quote-panel'

type Props = {
  houses: readonly House[]
  view: HouseView
  notice: string | undefined
  site: SiteSettings
}

/**
 * «Nos Services». The page contains the houses shown in the active tab, and those shown first in
 * the other tab, however many the backend has.
 */
export function Houses({ houses, view, notice, site }: Props) {
  const phone = site.whatsapp.immobilier
  const rendered = { vente: renderedOf('vente'), louer: renderedOf('louer') }
  const shown = [...rendered.vente, ...rendered.louer]
  // One object for each house, which React's payload contains once.
  const details = new Map(shown.map((house) => [house.id, houseDetails(house)]))
  const lists = { vente: listOf('vente'), louer: listOf('louer') }
  return (
    <section id="services" className="section max-md:py-8">
      <h2 className="headline">{housesCopy.servicesHeading}</h2>
      {notice && (
        <p role="status" className="border-accent mt-6 border-l-4 pl-4 text-lg">
          {notice}
        </p>
      )}
      <HouseServices
        view={view}
        lists={lists}
        phone={phone}
        titles={houseViewTitles(view, site, notice !== undefined)}
        siteName={site.productName}
        quote={<QuotePanel phone={phone} replyTime={site.replyTime} />}
      />
    </section>
  )

  function renderedOf(tab: HouseListTab): House[] {
    const count = view.tab === tab ? view.count : houseCounts.afterSwitch
    return housesInTab(houses, tab, view).slice(0, count)
  }

  /** What the browser gets of a tab. */
  function listOf(tab: HouseListTab) {
    return {
      total: housesInTab(houses, tab, view).length,
      houses: rendered[tab].flatMap(({ id }) => details.get(id) ?? []),
    }
  }
}
