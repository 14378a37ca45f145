import type { Payload } from 'payload'
import { nextKey, type Ordered, orderOf, outermostKey } from './keys'

/**
 * Gives documents from before the owner could order them the places that they had: by age. What is
 * ordered already stays, and nothing counts as changed.
 */
export async function fillOrder(payload: Payload): Promise<void> {
  for (const collection of Object.keys(orderOf) as Ordered[]) {
    const where = { _order: { exists: false } }
    const options = { sort: ['createdAt', 'id'], depth: 0, pagination: false, trash: true }
    const { docs } = await payload.find({ collection, where, ...options })
    let last = docs.length > 0 ? await outermostKey(payload, collection) : null
    for (const { id, updatedAt } of docs) {
      last = nextKey(orderOf[collection], last)
      await setKey(payload, collection, id, { _order: last, updatedAt })
    }
  }
}

/** In the document and in its latest version, which the back-office lists. */
async function setKey(
  payload: Payload,
  collection: Ordered,
  id: number,
  data: { _order: string; updatedAt: string },
): Promise<void> {
  await payload.db.updateOne({ collection, id, data })
  const where = { parent: { equals: id }, latest: { equals: true } }
  const options = { depth: 0, limit: 1, pagination: false, trash: true }
  const { docs } = await payload.findVersions({ collection, where, ...options })
  const version = docs[0]
  if (!version) return
  const versionData = { ...version, version: { ...version.version, _order: data._order } }
  await payload.db.updateVersion({ collection, id: version.id, versionData })
}
