'use client'

import { buttonStyles } from '@/components/ui/button-styles'
import { Select } from '@/components/ui/select'
import {
  houseSorts,
  mostBedrooms,
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
const bedroomChoices = Array.from({ length: mostBedrooms + 1 }, (_, count) => count)

/** Order and bedrooms: a form that a browser can send by itself, answered at once with scripts. */
export function HouseFilter({ view, onChange }: Props) {
  return (
    <form action="/immobilier#services" className="mt-6 flex flex-wrap items-end gap-4">
      <input type="hidden" name={viewParameters.tab} value={view.tab} />
      <label className="grow sm:grow-0">
        Trier
        <Select
          id="tri"
          name={viewParameters.sort}
          value={view.sort}
          onChange={({ target }) =>
            onChange({ sort: houseSorts.find((it) => it === target.value) ?? '' }, 'tri')
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
          id="chambres"
          name={viewParameters.bedrooms}
          value={view.bedrooms}
          onChange={({ target }) => onChange({ bedrooms: Number(target.value) }, 'chambres')}
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
