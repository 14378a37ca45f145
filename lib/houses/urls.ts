import type { Route } from 'next'
import type { House } from '@/lib/backend/schemas'
import { defaultView, houseViewHref, tabOfHouse } from './house-view'

/** The path of the page of Immobilier with a house open, over the tab that lists it. */
export function housePath({ id, status }: Pick<House, 'id' | 'status'>): Route {
  return houseViewHref({ ...defaultView, tab: tabOfHouse(status) }, id) as Route
}
