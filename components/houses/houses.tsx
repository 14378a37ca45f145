import type { ReactNode } from 'react'
import type { House } from '@/lib/backend/schemas'
import { housesCopy } from '@/lib/houses/copy'
import { housesInTab } from '@/lib/houses/filter'
import { houseDetails } from '@/lib/houses/house-details'
import { houseCounts, type HouseListTab, type HouseView } from '@/lib/houses/house-view'
import { HouseCard } from './house-card'
import { HouseServices } from './house-services.client'
import { HouseViewer } from './house-viewer.client'
import { QuotePanel } from './quote-panel'

type Props = {
  houses: readonly House[]
  view: HouseView
  open: House | undefined
  /** The dialog of that house; given by the page that opens one, so that no other loads its script. */
  dialog: ReactNode
  notice: string | undefined
}

/**
 * «Nos Services». The page contains the houses shown in the active tab, and those shown first in
 * the other tab, however many the backend has.
 */
export function Houses({ houses, view, open, dialog, notice }: Props) {
  const rendered = { vente: renderedOf('vente'), louer: renderedOf('louer') }
  const lists = { vente: listOf('vente'), louer: listOf('louer') }
  const shown = [...rendered.vente, ...rendered.louer, ...(open ? [open] : [])]
  const details = new Map(shown.map((house) => [house.id, houseDetails(house)]))
  return (
    <section id="services" className="section">
      <h2 className="headline">{housesCopy.servicesHeading}</h2>
      {notice && (
        <p role="status" className="border-accent mt-6 border-l-4 pl-4 text-lg">
          {notice}
        </p>
      )}
      <HouseViewer houses={[...details.values()]} open={open?.id} dialog={dialog}>
        <HouseServices view={view} lists={lists} quote={<QuotePanel />} />
      </HouseViewer>
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
      cards: rendered[tab].map((house, index) => (
        <HouseCard key={house.id} house={house} view={{ ...view, tab }} id={`${tab}-${index}`} />
      )),
    }
  }
}
