'use client'

import type { KeyboardEvent, MouseEvent } from 'react'
import { closestOnUnmodifiedClick } from '@/components/ui/closest-on-unmodified-click'
import { housesCopy } from '@/lib/houses/copy'
import {
  houseCounts,
  type HouseTab,
  houseTabs,
  type HouseView,
  houseViewHref,
} from '@/lib/houses/house-view'

type Props = { view: HouseView; active: HouseTab; onSelect: (tab: HouseTab) => void }

/** Where each key leads, from a place among so many. */
const moves: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
}

/** The three tabs: links without scripts, with them one stop of the keyboard and its arrows. */
export function HouseTabs({ view, active, onSelect }: Props) {
  const onClick = (event: MouseEvent, tab: HouseTab) => {
    if (!closestOnUnmodifiedClick(event, '[role=tab]')) return
    event.preventDefault()
    onSelect(tab)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const at = houseTabs.indexOf(active)
    const next = houseTabs[moves[event.key]?.(at, houseTabs.length - 1) ?? -1]
    if (!next) return
    event.preventDefault()
    document.getElementById(`onglet-${next}`)?.focus()
    onSelect(next)
  }
  return (
    <div
      role="tablist"
      aria-label={housesCopy.servicesHeading}
      className="mt-8 flex flex-wrap gap-2 sm:gap-3"
      onKeyDown={onKeyDown}
    >
      {houseTabs.map((tab) => (
        <a
          key={tab}
          role="tab"
          id={`onglet-${tab}`}
          href={`${houseViewHref({ ...view, tab, count: houseCounts.first })}#services`}
          aria-selected={tab === active}
          aria-controls={`panneau-${tab}`}
          tabIndex={tab === active ? 0 : -1}
          onClick={(event) => onClick(event, tab)}
          className="aria-selected:bg-accent inline-flex min-h-11 items-center rounded-full border border-current/30 px-3 py-2 text-sm font-semibold transition-colors duration-200 hover:bg-current/10 aria-selected:border-transparent aria-selected:text-white sm:px-5 sm:text-base"
        >
          {housesCopy.tabs[tab]}
        </a>
      ))}
    </div>
  )
}
