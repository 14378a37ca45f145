'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useState, useTransition } from 'react'
import { createQueryState } from '@/components/ui/use-query-state.client'
import {
  countIn,
  houseCounts,
  type HouseListTab,
  type HouseTab,
  houseTabs,
  type HouseView,
  houseViewHref,
} from '@/lib/houses/house-view'
import type { HouseListData } from '@/lib/houses/lists'
import { houseParam, viewParams } from '@/lib/site/query-params'
import { HouseFilter } from './house-filter.client'
import { HouseList } from './house-list.client'
import {
  expectChoice,
  focusAfterNavigation,
  setHouseCountStatus,
  useChoiceStatus,
  useFocusAfterNavigation,
} from './house-navigation.client'
import { HouseTabs } from './house-tabs.client'
import { houseQueryState, HouseViewer } from './house-viewer.client'

const tabQueryState = createQueryState(viewParams.tab)

type Props = {
  view: HouseView
  lists: Record<HouseListTab, HouseListData>
  phone: string
  titles: Record<HouseTab, string>
  siteName: string
  quote: ReactNode
}

/** Tabs with their houses, and the quote. The active tab is in the query string. */
export function HouseServices({ view, lists, phone, titles, siteName, quote }: Props) {
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  const queryTab = tabQueryState.useValue(view.tab)
  const openId = houseQueryState.useValue()
  const open = [...lists.vente.houses, ...lists.louer.houses].find(({ id }) => id === openId)
  const [tab, setTab] = useState(view.tab)
  const shownTab = houseTabs.find((name) => name === queryTab) ?? view.tab
  // The address of an open house says nothing of the list below it.
  if (!open && tab !== shownTab) setTab(shownTab)
  const [shown, setShown] = useState(() => ({
    vente: countIn(view, 'vente'),
    louer: countIn(view, 'louer'),
  }))
  useFocusAfterNavigation()
  useChoiceStatus(tab === 'devis' ? undefined : lists[tab].total)

  const select = (next: HouseTab) => {
    if (next === tab) return
    setHouseCountStatus('')
    setShown({ ...shown, [next]: houseCounts.afterSwitch })
    tabQueryState.open(next, [viewParams.count, houseParam])
  }
  /** Navigates to another view; the element with `focusId` gets the focus there. */
  const navigate = (
    change: Partial<HouseView>,
    focusId: string,
    method: 'push' | 'replace' = 'push',
  ) => {
    const href = houseViewHref({ ...view, tab, count: houseCounts.first, ...change })
    focusAfterNavigation(focusId)
    startTransition(() => router[method](href, { scroll: false }))
  }
  const choose = (choice: Partial<HouseView>, fieldId: string) => {
    expectChoice()
    navigate(choice, fieldId)
  }
  const seeMore = (list: HouseListTab) => {
    const next = shown[list] + houseCounts.step
    const firstNew = `${list}-${shown[list]}`
    const { houses, total } = lists[list]
    if (houses.length < Math.min(next, total)) return navigate({ count: next }, firstNew, 'replace')
    setShown({ ...shown, [list]: next })
    requestAnimationFrame(() => document.getElementById(firstNew)?.focus({ preventScroll: true }))
  }

  const panel =
    tab === 'devis' ? (
      quote
    ) : (
      <HouseList
        tab={tab}
        view={view}
        {...lists[tab]}
        phone={phone}
        shown={shown[tab]}
        onMore={() => seeMore(tab)}
      />
    )
  return (
    <HouseViewer house={open} phone={phone} title={titles[tab]} siteName={siteName}>
      <div aria-busy={pending}>
        <HouseTabs view={view} active={tab} onSelect={select} />
        {tab !== 'devis' && (lists[tab].total > 0 || view.bedrooms > 0) && (
          <HouseFilter view={{ ...view, tab }} onChange={choose} />
        )}
        {houseTabs.map((name) => (
          <div
            key={name}
            role="tabpanel"
            id={`panneau-${name}`}
            aria-labelledby={`onglet-${name}`}
            hidden={name !== tab}
            className="mt-8"
          >
            {/* What is not shown is not in the HTML: without scripts the tabs are links. */}
            {name === tab && panel}
          </div>
        ))}
      </div>
    </HouseViewer>
  )
}
