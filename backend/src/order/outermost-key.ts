import type { Payload, PayloadRequest } from 'payload'
import type { Order } from './next-key'
import type { Ordered } from './ordered'

/** The key on the side of new documents. Those in the bin count, too: they may come back. */
export async function outermostKey(
  payload: Payload,
  collection: Ordered,
  order: Order,
  req?: PayloadRequest,
): Promise<string | null> {
  const where = { _order: { exists: true } }
  const sort = order === 'new-first' ? '_order' : '-_order'
  const options = { where, sort, limit: 1, depth: 0, pagination: false, trash: true, req }
  const { docs } = await payload.find({ collection, ...options })
  return docs[0]?._order ?? null
}
