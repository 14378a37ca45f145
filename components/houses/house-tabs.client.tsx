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

/** The three tabs: links without scripts, else a tab list with arrow keys (ARIA tabs pattern). */
export function HouseTabs({ view, active, onSelect }: Props) {
  const onClick = (event: MouseEvent, tab: HouseTab) => {
    if (!closestOnUnmodifiedClick(event, '[role=tab]')) return
    event.preventDefault()
    onSelect(tab)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const index = houseTabs.indexOf(active)
    const targets: Record<string, HouseTab | undefined> = {
      ArrowRight: houseTabs[(index + 1) % houseTabs.length],
      ArrowLeft: houseTabs.at(index - 1),
      Home: houseTabs[0],
      End: houseTabs.at(-1),
    }
    const next = targets[event.key]
    if (!next) return
    event.preventDefault()
    document.getElementById(`onglet-${next}`)?.focus()
    onSelect(next)
  }
  return (
    <div
      role="tablist"
      aria-label={housesCopy.servicesHeading}
      className="house-tabs"
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
          className="tab"
        >
          {housesCopy.tabs[tab]}
        </a>
      ))}
    </div>
  )
}
