import type { CollectionAfterOperationHook, CollectionSlug } from 'payload'

/** Names, in what refuses a change of several documents, each one that is refused. */
export const nameRefused: CollectionAfterOperationHook = async (change) => {
  if (change.operation !== 'update') return change.result
  const { slug, admin } = change.collection
  const collection = slug as CollectionSlug
  for (const error of change.result.errors) {
    const which = { collection, id: Number(error.id), draft: true, trash: true }
    const doc = await change.req.payload.findByID({ ...which, depth: 0 })
    const title: unknown = Reflect.get(doc, admin.useAsTitle ?? 'id')
    if (title) error.message = `«\u00a0${String(title)}\u00a0»\u00a0: ${error.message}`
  }
  return change.result
}
