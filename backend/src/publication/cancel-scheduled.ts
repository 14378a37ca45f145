import type { CollectionAfterChangeHook } from 'payload'
import { cancelScheduled } from './scheduled'

/** What goes to the bin is neither published nor withdrawn later. */
export const cancelWhenBinned: CollectionAfterChangeHook = async ({ doc, collection, req }) => {
  if (doc.deletedAt) await cancelScheduled(req, collection.slug, doc.id)
}
