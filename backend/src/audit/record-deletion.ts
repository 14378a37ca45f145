import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  SanitizedCollectionConfig,
} from 'payload'
import { record } from './record'

/** Notes what a person puts into the bin; what the server removes by itself is no entry. */
export const recordBinned: CollectionAfterChangeHook = async ({
  collection,
  doc,
  previousDoc,
  req,
}) => {
  if (!req.user || !doc.deletedAt || previousDoc?.deletedAt) return
  await record(req, {
    kind: 'suppression',
    summary: `Mise à la corbeille\u00a0: ${nameOf(collection, doc)}`,
  })
}

/** Notes what a person deletes for good. */
export const recordDeleted: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  if (!req.user) return
  await record(req, {
    kind: 'suppression',
    summary: `Suppression\u00a0: ${nameOf(collection, doc)}`,
  })
}

/** `Maison « Villa des bougainvillées »`. */
function nameOf({ admin, labels }: SanitizedCollectionConfig, doc: Record<string, unknown>) {
  return `${String(labels.singular)} «\u00a0${String(doc[admin.useAsTitle ?? 'id'])}\u00a0»`
}
