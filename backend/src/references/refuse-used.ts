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
  async function check(id: number | string, req: PayloadRequest, title: string): Promise<void> {
    const uses = await findUses(req, { collection, id })
    if (uses.length === 0) return
    throw new APIError(refusal(title || name, uses), 409, null, true)
  }
  const beforeDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
    const options = { depth: 0, trash: true, disableErrors: true, req }
    const doc = await req.payload.findByID({ collection, id, ...options })
    await check(id, req, titleOf(doc))
  }
  const beforeChange: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
    if (data.deletedAt && !originalDoc?.deletedAt) {
      await check(originalDoc.id, req, titleOf(originalDoc))
    }
    return data
  }
  return { beforeDelete: [beforeDelete], beforeChange: [beforeChange] }
}

const titleOf = (doc: object | null) =>
  doc ? String(Reflect.get(doc, 'filename') ?? Reflect.get(doc, 'title') ?? '') : ''
