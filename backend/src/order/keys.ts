import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { generateKeyBetween } from 'payload/shared'
import { singleton } from '../../server/singleton.mjs'

/** Where a new document comes in a list that the owner orders. */
type Order = 'new-first' | 'new-last'

/** The collections whose order the owner sets. */
export const orderOf = {
  photos: 'new-first',
  'photos-beaute': 'new-first',
  maisons: 'new-first',
  formations: 'new-last',
  destinations: 'new-last',
} as const satisfies Record<string, Order>

type Ordered = keyof typeof orderOf

/** Whether the owner sets the order of a collection. */
export const isOrdered = (slug: string): slug is Ordered => slug in orderOf

/** The key of a new document: further out than the keys that are known, which are compared as texts. */
export function nextKey(order: Order, known: readonly (string | null | undefined)[]): string {
  const keys = known.flatMap((key) => key ?? []).sort()
  return order === 'new-first'
    ? generateKeyBetween(null, keys[0] ?? null)
    : generateKeyBetween(keys.at(-1) ?? null, null)
}

/** The key on the side of new documents. Those in the bin count, too: they may come back. */
async function outermostKey(collection: Ordered, req: PayloadRequest) {
  const where = { _order: { exists: true } }
  const sort = orderOf[collection] === 'new-first' ? '_order' : '-_order'
  const options = { where, sort, limit: 1, depth: 0, pagination: false, trash: true, req }
  const { docs } = await req.payload.find({ collection, ...options })
  return docs[0]?._order
}

/** The last keys given: many uploads at once would all read the same one from the database. */
const given = singleton('order-keys', () => new Map<string, string>())

/** Hooks of a collection whose order the owner sets; Payload's own put new documents last. */
export function orderHooks(slug: Ordered) {
  const order = orderOf[slug]
  const place: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
    if (data._order || originalDoc?._order) return data
    const stored = await outermostKey(slug, req)
    const key = nextKey(order, [stored, given.get(slug)])
    given.set(slug, key)
    return { ...data, _order: key }
  }
  // A document with a newer draft is moved as a draft, which visitors would not see.
  const moveOnSite: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
    const moved = operation === 'update' && doc._order !== previousDoc._order
    if (!moved || doc._status === 'published') return
    const { id, _order } = doc
    await req.payload.db.updateOne({ collection: slug, id, data: { _order }, req })
  }
  return { beforeChange: [place], afterChange: [moveOnSite] }
}
