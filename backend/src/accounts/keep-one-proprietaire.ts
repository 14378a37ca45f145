import { LRUCache } from 'lru-cache'
import { APIError, type CollectionConfig, type PayloadRequest } from 'payload'
import { singleton } from '../../server/singleton.mjs'
import type { Owner } from '../payload-types'
import { proprietaire } from './roles'

/** Accounts being deleted or demoted, for ten seconds: of two at once, each would see the other still there. */
const leaving = singleton(
  'leaving-proprietaires',
  () => new LRUCache<number, true>({ max: 1000, ttl: 10_000 }),
)

const lastOne =
  'Il doit rester au moins un compte «\u00a0Propriétaire\u00a0»\u00a0: celui-ci est le dernier.'

/** Without a «propriétaire», nobody could manage accounts any more. */
async function requireAnother(id: number, req: PayloadRequest): Promise<void> {
  leaving.set(id, true)
  const role = { equals: proprietaire }
  const { totalDocs } = await req.payload.count({
    collection: 'owners',
    where: { and: [{ role }, { id: { not_in: [...leaving.keys()] } }] },
    req,
  })
  if (totalDocs > 0) return
  leaving.delete(id)
  throw new APIError(lastOne, 400, null, true)
}

export const keepOne = {
  beforeChange: [
    async ({ data, originalDoc, req }) => {
      const { id, role } = (originalDoc ?? {}) as Partial<Owner>
      const isDemoted = role === proprietaire && (data.role ?? role) !== role
      if (id && isDemoted) await requireAnother(id, req)
    },
  ],
  beforeDelete: [
    async ({ id, req }) => {
      const account = await req.payload.findByID({ collection: 'owners', id, req })
      if (account.role === proprietaire) await requireAnother(account.id, req)
    },
  ],
} satisfies CollectionConfig['hooks']
