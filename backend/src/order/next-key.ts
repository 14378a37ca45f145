import { generateKeyBetween } from 'payload/shared'

/** Where a new document comes in a list that the owner orders. */
export type Order = 'new-first' | 'new-last'

/**
 * The key of a new document before or after all others. Keys are compared as texts.
 * @param outermost the first key of the list, or the last
 */
export function nextKey(order: Order, outermost: string | null): string {
  return order === 'new-first'
    ? generateKeyBetween(null, outermost)
    : generateKeyBetween(outermost, null)
}

/** The one of two keys that lies further out. */
export function outer(order: Order, one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other
  return one < other === (order === 'new-first') ? one : other
}
