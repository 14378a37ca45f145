import { APIError, type CollectionSlug } from 'payload'
import { type Extension, queryDatabase } from '../database'

type Written = { collection: string; data: { key?: string; user?: { value: number } } }

/** Of what is stored about how an account looks at a list or a form: characters of its key, and of all of it as JSON. */
const [maxKey, maxPreference] = [200, 16 * 1024]
/** The preferences that an account keeps: about a hundred lists and forms, and documents that were open lately. */
const mostKept = 500

/** A database that stores short preferences alone, and not many of one account: Payload's endpoints call no hook. */
export const boundedPreferences: Extension = (database) => {
  const bounded =
    <Args extends Written>(write: (args: Args) => Promise<unknown>) =>
    async (args: Args) => {
      const { collection, data } = args
      if (collection !== 'payload-preferences') return write(args)
      if (String(data.key).length > maxKey || JSON.stringify(data).length > maxPreference)
        throw new APIError('Cette préférence est trop longue.', 413, null, true)
      const written = await write(args)
      await queryDatabase(
        { db: database },
        `delete from payload_preferences where id in (select id from payload_preferences
           where id in (select parent_id from payload_preferences_rels where owners_id = $1)
           order by updated_at desc, id desc limit 10000 offset ${mostKept})`,
        [data.user?.value ?? 0],
      )
      return written
    }
  return {
    create: bounded(database.create.bind(database)),
    updateOne: bounded(database.updateOne.bind(database)),
  }
}

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
