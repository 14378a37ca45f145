import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { singleton } from '../../server/singleton.mjs'
import { nextKey, type Ordered, orderOf, outer, outermostKey } from './keys'

/** The last keys given: many uploads at once would all read the same one from the database. */
const given = singleton('order-keys', () => new Map<string, string>())

/** Hooks of a collection whose order the owner sets; Payload's own put new documents last. */
export function orderHooks(slug: Ordered) {
  const order = orderOf[slug]
  const place: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
    if (data._order || originalDoc?._order) return data
    const stored = await outermostKey(slug, req)
    const key = nextKey(order, outer(order, stored, given.get(slug) ?? null))
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
