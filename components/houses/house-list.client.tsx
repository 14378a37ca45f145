'use client'

import type { FormEvent } from 'react'
import { buttonStyles } from '@/components/ui/button-styles'
import { housesCopy } from '@/lib/houses/copy'
import type { HouseDetails } from '@/lib/houses/house-details'
import {
  houseCounts,
  type HouseListTab,
  type HouseView,
  houseViewFields,
} from '@/lib/houses/house-view'
import { HouseCard } from './house-card'

type Props = {
  tab: HouseListTab
  view: HouseView
  /** The houses that the page contains; `total` counts all houses of the tab. */
  houses: readonly HouseDetails[]
  total: number
  /** The WhatsApp number. */
  phone: string
  shown: number
  onMore: () => void
}

/** In two columns the last card of an odd number is centred. */
const centredLastCard =
  'sm:max-lg:last:odd:col-span-2 sm:max-lg:last:odd:mx-auto sm:max-lg:last:odd:w-[calc(50%-0.75rem)]'

/** The houses of a tab, and «Voir plus» while there are more. */
export function HouseList({ tab, view, houses, total, phone, shown, onMore }: Props) {
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
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {visible.map((house, index) => (
          <li key={index} className={centredLastCard}>
            <HouseCard house={house} view={{ ...view, tab }} phone={phone} id={`${tab}-${index}`} />
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
          <button type="submit" className={buttonStyles.brand}>
            {seeMore}
          </button>
        </form>
      )}
    </>
  )
}
