import type { CollectionAfterChangeHook, Payload, Where } from 'payload'
import { z } from 'zod'
import { answer, endpoint } from '../answers'

/** A publication or a withdrawal at a set time. */
export type Scheduled = {
  /** Of what is scheduled, not of the document. */
  job: number
  collection: string
  id: number
  type: 'publish' | 'unpublish'
  /** ISO 8601. */
  at: string
  /** It was tried and refused, because fields are missing, say: it is not tried again. */
  hasFailed: boolean
}

const inputSchema = z.object({
  type: z.enum(['publish', 'unpublish']),
  doc: z.object({ relationTo: z.string(), value: z.coerce.number() }),
})

const isScheduled: Where = {
  and: [{ taskSlug: { equals: 'schedulePublish' } }, { completedAt: { exists: false } }],
}

/** Everything that is scheduled, the next first. */
export async function findScheduled(payload: Payload): Promise<Scheduled[]> {
  const options = { where: isScheduled, sort: 'waitUntil', pagination: false, depth: 0 }
  const { docs } = await payload.find({ collection: 'payload-jobs', ...options })
  return docs.flatMap(({ id: job, input, waitUntil, hasError }) => {
    const parsed = inputSchema.safeParse(input)
    if (!parsed.success || !waitUntil) return []
    const { type, doc } = parsed.data
    const hasFailed = hasError === true
    return [{ job, collection: doc.relationTo, id: doc.value, type, at: waitUntil, hasFailed }]
  })
}

/** What is scheduled of one document, the next first. */
export const scheduledOf = endpoint('get', '/programmations/:collection/:id', async (req) => {
  const { collection, id } = req.routeParams ?? {}
  const all = await findScheduled(req.payload)
  return answer(all.filter((it) => it.collection === collection && String(it.id) === id))
})

/** «Annuler», on the dashboard and in a form: a scheduled publication or withdrawal does not take place. */
export const cancelScheduled = endpoint('delete', '/programmations/:job', async (req) => {
  const where = { and: [isScheduled, { id: { equals: req.routeParams?.job } }] }
  await req.payload.delete({ collection: 'payload-jobs', where, req })
  return Response.json({})
})

/** What goes to the bin is neither published nor withdrawn later. */
export const cancelWhenBinned: CollectionAfterChangeHook = async ({ doc, collection, req }) => {
  if (!doc.deletedAt) return
  const where: Where = {
    and: [
      isScheduled,
      { 'input.doc.relationTo': { equals: collection.slug } },
      { 'input.doc.value': { equals: String(doc.id) } },
    ],
  }
  await req.payload.delete({ collection: 'payload-jobs', where, req })
}
