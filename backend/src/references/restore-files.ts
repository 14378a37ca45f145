import type { CollectionBeforeValidateHook } from 'payload'
import { referredTo } from './deletion-order'
import { referencePaths, valuesAt } from './reference-paths'

/** What comes back from the bin brings back the files that it uses: without them it is not valid. */
export const restoreFiles: CollectionBeforeValidateHook = async (change) => {
  const { data, originalDoc, collection, req } = change
  const comesBack = Boolean(originalDoc?.deletedAt) && data?.deletedAt === null
  for (const target of comesBack ? referredTo : []) {
    const paths = referencePaths(collection.flattenedFields, target)
    const ids = paths.flatMap((path) => valuesAt(originalDoc, path))
    if (ids.length === 0) continue
    await req.payload.update({
      collection: target,
      where: { and: [{ id: { in: ids } }, { deletedAt: { exists: true } }] },
      data: { deletedAt: null },
      trash: true,
      req,
    })
  }
  return data
}
