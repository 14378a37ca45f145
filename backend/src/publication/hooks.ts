import type { CollectionConfig, GlobalAfterChangeHook, PayloadRequest } from 'payload'
import type { Resource } from '../../../contract/endpoints'
import { publicPath } from '../sharing/shared-document'
import { notifier } from './notifier'

/** Hooks of a collection with drafts: publishing, unpublishing and deleting call the webhook. */
export function publicationHooks(resource: Resource, collection: string) {
  /** Names the pages where visitors find a document, and where they found it before. */
  const tell = (req: PayloadRequest, ...docs: Saved[]) => {
    const online = docs.filter((doc) => doc?._status === 'published')
    const paths = online.map((doc) => publicPath(collection, doc.id, doc))
    notify([resource], req, paths)
  }
  return {
    beforeOperation: [
      ({ args, operation, req }) => {
        // Reads within the same request say nothing of what is saved.
        if (operation !== 'create' && operation !== 'update') return args
        req.context.savesDraft = 'draft' in args && args.draft === true
        return args
      },
    ],
    afterChange: [
      ({ doc, previousDoc, operation, req }) => {
        const published = doc._status === 'published'
        // A draft saved over a published document does not change what visitors see.
        const unpublished = previousDoc?._status === 'published' && req.context.savesDraft !== true
        // Both apply to the published version, also under a newer draft.
        const binned = Boolean(doc.deletedAt) !== Boolean(previousDoc?.deletedAt)
        const moved = operation === 'update' && doc._order !== previousDoc._order
        if (published || unpublished || binned || moved) tell(req, doc, previousDoc)
      },
    ],
    afterDelete: [
      ({ doc, req }) => {
        // What lies in the bin has left the site before.
        if (doc._status === 'published' && !doc.deletedAt) tell(req, doc)
      },
    ],
  } satisfies CollectionConfig['hooks']
}

/** Hooks of files and categories, to which documents refer; no document refers to a new one yet. */
export const referencedDocumentHooks = (
  resourcesOf: (doc: { mimeType?: unknown }, change: 'update' | 'delete') => Resource[],
) =>
  ({
    afterChange: [
      ({ doc, operation, req }) => {
        if (operation === 'update') notify(resourcesOf(doc, operation), req)
      },
    ],
    afterDelete: [({ doc, req }) => notify(resourcesOf(doc, 'delete'), req)],
  }) satisfies CollectionConfig['hooks']

/** A hook of a global without drafts. */
export const tellOf =
  (resource: Resource): GlobalAfterChangeHook =>
  ({ req }) =>
    notify([resource], req)

type Saved = { id: number; _status?: string }

function notify(resources: Resource[], req: PayloadRequest, paths?: string[]): void {
  notifier().changed(resources, () => isCommitted(req), paths)
}

/** Hooks run inside the transaction, which is over once the adapter has dropped its session. */
async function isCommitted(req: PayloadRequest): Promise<boolean> {
  const id = await req.transactionID
  return id === undefined || id === null || !req.payload.db.sessions?.[id]
}
