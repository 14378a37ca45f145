import type { House } from '@/lib/backend/schemas'
import { defaultView, houseViewHref, tabOfHouse } from './house-view'

/** The canonical path of a house; it names the tab that lists it. */
export function housePath({ id, status }: Pick<House, 'id' | 'status'>): string {
  return houseViewHref({ ...defaultView, tab: tabOfHouse(status) }, id)
}
