'use client'

import type { FormEvent } from 'react'
import { housesCopy } from '@/lib/houses/copy'
import {
  houseCounts,
  type HouseListTab,
  type HouseView,
  houseViewFields,
} from '@/lib/houses/house-view'
import type { HouseListData } from '@/lib/houses/lists'
import { HouseCard } from './house-card'
import { HouseStreet } from './house-street'

type Props = HouseListData & {
  tab: HouseListTab
  view: HouseView
  phone: string
  shown: number
  onMore: () => void
}

/** The houses of a tab, and «Voir plus» while there are more. */
export function HouseList({ tab, view, houses, total, street, phone, shown, onMore }: Props) {
  const { empty, seeMore } = housesCopy
  const visible = houses.slice(0, shown)
  if (total === 0)
    return <p className="text-muted">{view.bedrooms ? empty.filtered : empty[tab]}</p>
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onMore()
  }
  return (
    <>
      <HouseStreet street={street} cards={visible} tab={tab} />
      <ul className="house-cards">
        {visible.map((house, index) => (
          <li key={index}>
            <HouseCard house={house} phone={phone} id={`${tab}-${index}`} />
          </li>
        ))}
      </ul>
      {total > visible.length && (
        <form action="/immobilier#services" onSubmit={submit} className="mt-8 flex justify-center">
          {houseViewFields({ ...view, tab, count: shown + houseCounts.step }).map(
            ([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ),
          )}
          <button type="submit" className="button button-accent">
            {seeMore}
          </button>
        </form>
      )}
    </>
  )
}
