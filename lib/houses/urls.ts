import type { Route } from 'next'
import type { House } from '@/lib/backend/schemas'
import { defaultView, houseViewHref } from './house-view'

/** A house, open over the page of Immobilier. */
export function housePath({ id }: Pick<House, 'id'>): Route {
  return houseViewHref(defaultView, id) as Route
}
