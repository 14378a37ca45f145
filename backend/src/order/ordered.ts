import type { Order } from './next-key'

/** The collections whose order the owner sets, and where a new document comes. */
export const orderOf = {
  photos: 'new-first',
  'photos-beaute': 'new-first',
  maisons: 'new-first',
  formations: 'new-last',
} as const satisfies Record<string, Order>

export type Ordered = keyof typeof orderOf

/** Whether the owner sets the order of a collection. */
export function isOrdered(slug: string): slug is Ordered {
  return slug in orderOf
}
