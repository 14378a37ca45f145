'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import { Select } from '@/components/ui/select'
import { houseSorts, type HouseView, mostBedrooms, parseHouseView } from '@/lib/houses/house-view'
import { viewParams } from '@/lib/site/query-params'
import { houseFilterCopy } from './copy'

type Choice = Pick<HouseView, 'sort' | 'bedrooms'>

type Props = {
  view: HouseView
  /** Called with the current choice and the id of the field that changed. */
  onChange: (choice: Choice, id: string) => void
}

const bedroomChoices = Array.from({ length: mostBedrooms + 1 }, (_, count) => count)

/** Order and bedrooms: a GET form, which scripts apply on every change. */
export function HouseFilter({ view, onChange }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const lastChoice = useRef<Choice>(view)
  const reportChange = () => {
    if (!form.current) return
    const { sort, bedrooms } = readForm(form.current)
    const { sort: lastSort, bedrooms: lastBedrooms } = lastChoice.current
    if (sort === lastSort && bedrooms === lastBedrooms) return
    lastChoice.current = { sort, bedrooms }
    onChange({ sort, bedrooms }, sort === lastSort ? viewParams.bedrooms : viewParams.sort)
  }
  // A choice made before hydration fired no event handler.
  const reportInitialChange = useEffectEvent(reportChange)
  // Back while the chosen view is loading leaves the list as it is: the fields say so again.
  const resetFields = useEffectEvent(() => {
    form.current?.reset()
    lastChoice.current = view
  })
  useEffect(() => {
    reportInitialChange()
    window.addEventListener('popstate', resetFields)
    return () => window.removeEventListener('popstate', resetFields)
  }, [])
  return (
    <form
      ref={form}
      action="/immobilier#services"
      onChange={reportChange}
      // A reload must show what the address says, not what browsers remember of the fields.
      autoComplete="off"
      className="mt-6 flex flex-wrap items-end gap-4"
    >
      <input type="hidden" name={viewParams.tab} value={view.tab} />
      <label className="grow sm:grow-0">
        {houseFilterCopy.sort}
        <Select id={viewParams.sort} name={viewParams.sort} defaultValue={view.sort}>
          {houseSorts.map((sort) => (
            <option key={sort} value={sort}>
              {houseFilterCopy.sortLabels[sort]}
            </option>
          ))}
        </Select>
      </label>
      <label className="grow sm:grow-0">
        {houseFilterCopy.bedrooms}
        <Select id={viewParams.bedrooms} name={viewParams.bedrooms} defaultValue={view.bedrooms}>
          {bedroomChoices.map((count) => (
            <option key={count} value={count}>
              {count === 0 ? houseFilterCopy.anyBedrooms : houseFilterCopy.atLeast(count)}
            </option>
          ))}
        </Select>
      </label>
      <span className="no-js:block hidden">
        <button type="submit" className="button button-outline">
          {houseFilterCopy.apply}
        </button>
      </span>
    </form>
  )
}

function readForm(form: HTMLFormElement): Choice {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return parseHouseView(new URLSearchParams(fields))
}
