'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import { buttonStyles } from '@/components/ui/button-styles'
import { Select } from '@/components/ui/select'
import {
  type HouseSort,
  houseSorts,
  type HouseView,
  mostBedrooms,
  parseHouseView,
  viewParams,
} from '@/lib/houses/house-view'

type Choice = Pick<HouseView, 'sort' | 'bedrooms'>

type Props = {
  view: HouseView
  /** Called with what is chosen now and the id of the field that changed it. */
  onChange: (choice: Choice, id: string) => void
}

const sortLabels: Record<HouseSort, string> = {
  '': 'Notre sélection',
  'prix-croissant': 'Prix croissant',
  'prix-decroissant': 'Prix décroissant',
}
const bedroomChoices = Array.from({ length: mostBedrooms + 1 }, (_, count) => count)

/** Order and bedrooms: a form that a browser can send by itself, answered at once with scripts. */
export function HouseFilter({ view, onChange }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const asked = useRef<Choice>(view)
  const ask = () => {
    if (!form.current) return
    const { sort, bedrooms } = readForm(form.current)
    const { sort: formerSort, bedrooms: formerBedrooms } = asked.current
    if (sort === formerSort && bedrooms === formerBedrooms) return
    asked.current = { sort, bedrooms }
    onChange({ sort, bedrooms }, sort === formerSort ? viewParams.bedrooms : viewParams.sort)
  }
  // What was chosen while the scripts were on their way has reached nobody.
  const catchUp = useEffectEvent(ask)
  useEffect(() => catchUp(), [])
  return (
    <form
      ref={form}
      action="/immobilier#services"
      onChange={ask}
      className="mt-6 flex flex-wrap items-end gap-4"
    >
      <input type="hidden" name={viewParams.tab} value={view.tab} />
      <label className="grow sm:grow-0">
        Trier
        <Select id={viewParams.sort} name={viewParams.sort} defaultValue={view.sort}>
          {houseSorts.map((sort) => (
            <option key={sort} value={sort}>
              {sortLabels[sort]}
            </option>
          ))}
        </Select>
      </label>
      <label className="grow sm:grow-0">
        Chambres
        <Select id={viewParams.bedrooms} name={viewParams.bedrooms} defaultValue={view.bedrooms}>
          {bedroomChoices.map((count) => (
            <option key={count} value={count}>
              {count === 0 ? 'Toutes' : `${count} et plus`}
            </option>
          ))}
        </Select>
      </label>
      <span className="no-js:block hidden">
        <button type="submit" className={buttonStyles.outline}>
          Appliquer
        </button>
      </span>
    </form>
  )
}

function readForm(form: HTMLFormElement): Choice {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return parseHouseView(new URLSearchParams(fields))
}
