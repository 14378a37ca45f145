import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { notifier } from './notifier'
import type { Kind } from './kinds'

/** Hooks of a collection with drafts: the site hears of publishing, unpublishing and deleting. */
export function publicationHooks(kinds: Kind[]) {
  const beforeOperation: CollectionBeforeOperationHook = ({ args, req }) => {
    req.context.savesDraft = 'draft' in args && args.draft === true
    return args
  }
  const afterChange: CollectionAfterChangeHook = ({ doc, previousDoc, req }) => {
    const published = doc._status === 'published'
    // A draft saved over a published document leaves that one as it is for visitors.
    const unpublished = previousDoc?._status === 'published' && req.context.savesDraft !== true
    if (published || unpublished) tell(kinds, req)
  }
  const afterDelete: CollectionAfterDeleteHook = ({ doc, req }) => {
    if (doc._status === 'published') tell(kinds, req)
  }
  return {
    beforeOperation: [beforeOperation],
    afterChange: [afterChange],
    afterDelete: [afterDelete],
  }
}

/** Hooks of what contents refer to (files, categories): nothing refers to a new one yet. */
export function supportHooks(kindsOf: (doc: { mimeType?: unknown }) => Kind[]) {
  const afterChange: CollectionAfterChangeHook = ({ doc, operation, req }) => {
    if (operation === 'update') tell(kindsOf(doc), req)
  }
  const afterDelete: CollectionAfterDeleteHook = ({ doc, req }) => tell(kindsOf(doc), req)
  return { afterChange: [afterChange], afterDelete: [afterDelete] }
}

/** Hooks of a single document without drafts. */
export function globalHooks(kinds: Kind[]) {
  const afterChange: GlobalAfterChangeHook = ({ req }) => tell(kinds, req)
  return { afterChange: [afterChange] }
}

function tell(kinds: Kind[], req: PayloadRequest): void {
  notifier().changed(kinds, () => isCommitted(req))
}

/** Hooks run inside the transaction: it is over once the adapter has forgotten its session. */
async function isCommitted(req: PayloadRequest): Promise<boolean> {
  const id = await req.transactionID
  return id === undefined || id === null || !req.payload.db.sessions?.[id]
}
