'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import { buttonStyles } from '@/components/ui/button-styles'
import { Select } from '@/components/ui/select'
import {
  houseSorts,
  mostBedrooms,
  readHouseView,
  viewParameters,
  type HouseSort,
  type HouseView,
} from '@/lib/house-view'

type Props = {
  view: HouseView
  /** Called with what changes and the id of the field that changed it. */
  onChange: (change: Partial<HouseView>, id: string) => void
}

const sortLabels: Record<HouseSort, string> = {
  '': 'Notre sélection',
  'prix-croissant': 'Prix croissant',
  'prix-decroissant': 'Prix décroissant',
}
const fieldIds = { sort: 'tri', bedrooms: 'chambres' }
const bedroomChoices = Array.from({ length: mostBedrooms + 1 }, (_, count) => count)

/** Order and bedrooms: a form that a browser can send by itself, answered at once with scripts. */
export function HouseFilter({ view, onChange }: Props) {
  const form = useRef<HTMLFormElement>(null)
  /** What was chosen while the scripts were on their way has reached nobody. */
  const catchUp = useEffectEvent(() => {
    if (!form.current) return
    const fields = [...new FormData(form.current)].map(([name, value]) => [name, String(value)])
    const { sort, bedrooms } = readHouseView(new URLSearchParams(fields))
    if (sort === view.sort && bedrooms === view.bedrooms) return
    onChange({ sort, bedrooms }, sort === view.sort ? fieldIds.bedrooms : fieldIds.sort)
  })
  useEffect(() => catchUp(), [])
  return (
    <form ref={form} action="/immobilier#services" className="mt-6 flex flex-wrap items-end gap-4">
      <input type="hidden" name={viewParameters.tab} value={view.tab} />
      <label className="grow sm:grow-0">
        Trier
        <Select
          id={fieldIds.sort}
          name={viewParameters.sort}
          value={view.sort}
          onChange={({ target }) =>
            onChange({ sort: houseSorts.find((it) => it === target.value) ?? '' }, fieldIds.sort)
          }
        >
          {houseSorts.map((sort) => (
            <option key={sort} value={sort}>
              {sortLabels[sort]}
            </option>
          ))}
        </Select>
      </label>
      <label className="grow sm:grow-0">
        Chambres
        <Select
          id={fieldIds.bedrooms}
          name={viewParameters.bedrooms}
          value={view.bedrooms}
          onChange={({ target }) => onChange({ bedrooms: Number(target.value) }, fieldIds.bedrooms)}
        >
          {bedroomChoices.map((count) => (
            <option key={count} value={count}>
              {count === 0 ? 'Toutes' : `${count} et plus`}
            </option>
          ))}
        </Select>
      </label>
      <span className="no-js:block hidden">
        <button type="submit" className={buttonStyles.quiet}>
          Appliquer
        </button>
      </span>
    </form>
  )
}
