import { APIError, type CollectionSlug } from 'payload'
import type { Extension } from '../database'

type Lock = {
  document?: { relationTo: CollectionSlug; value: number | string }
  globalSlug?: string
}

/** A database in which a lock is of one thing that there is: another would have no holder, and its page no form. */
export const guardedLocks: Extension = (database) => {
  const create = database.create.bind(database)
  return {
    async create(args) {
      if (args.collection !== 'payload-locked-documents') return create(args)
      const { document, globalSlug } = args.data as Lock
      const where = { id: { equals: document?.value } }
      const isThere =
        document && (await database.findOne({ collection: document.relationTo, where }))
      if (document ? globalSlug || !isThere : !globalSlug)
        throw new APIError('Ce contenu n’existe plus.', 404, null, true)
      return create(args)
    },
  }
}
