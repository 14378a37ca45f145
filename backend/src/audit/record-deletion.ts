import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { quoted } from './changes'
import { record } from './record'

type Removed = Pick<Parameters<CollectionAfterDeleteHook>[0], 'collection' | 'doc' | 'req'>

/** Notes what a person puts into the bin. */
export const recordBinned: CollectionAfterChangeHook = async ({ previousDoc, ...removed }) => {
  const isBinned = removed.doc.deletedAt && !previousDoc?.deletedAt
  if (isBinned) await recordRemoval('Mise à la corbeille', removed)
}

/** Notes what a person deletes for good. */
export const recordDeleted: CollectionAfterDeleteHook = (removed) =>
  recordRemoval('Suppression', removed)

/** «Suppression : Maison « Villa des bougainvillées »»; what the server removes by itself is no entry. */
async function recordRemoval(what: string, { collection, doc, req }: Removed): Promise<void> {
  if (!req.user) return
  const { admin, labels } = collection
  const name = `${String(labels.singular)} ${quoted(doc[admin.useAsTitle ?? 'id'])}`
  await record(req, { kind: 'suppression', summary: `${what}\u00a0: ${name}` })
}
