import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionSlug,
  type PayloadRequest,
} from 'payload'
import { refusal } from './refusal'
import { findUses } from './uses'

/** Hooks that keep what is used: it goes neither to the bin nor for good. */
export function refuseUsed(collection: CollectionSlug, name: string) {
  async function check(id: number | string, req: PayloadRequest, doc: object | null) {
    const uses = await findUses(req, { collection, id })
    if (uses.length === 0) return
    const title: unknown = doc && (Reflect.get(doc, 'filename') ?? Reflect.get(doc, 'title'))
    throw new APIError(refusal(String(title || name), uses), 409, null, true)
  }
  const beforeDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
    const options = { depth: 0, trash: true, disableErrors: true, req }
    await check(id, req, await req.payload.findByID({ collection, id, ...options }))
  }
  const beforeChange: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
    if (data.deletedAt && !originalDoc?.deletedAt) await check(originalDoc.id, req, originalDoc)
    return data
  }
  return { beforeDelete: [beforeDelete], beforeChange: [beforeChange] }
}
