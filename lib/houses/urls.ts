import type { Route } from 'next'
import type { House } from '@/lib/backend/schemas'
import { defaultView, houseViewHref } from './house-view'

/** The path of the page of Immobilier with a house open. */
export function housePath({ id }: Pick<House, 'id'>): Route {
  return houseViewHref(defaultView, id) as Route
}
