import type { Payload } from 'payload'

/** Deletes what the journal has kept for twelve months. @param now of today */
export async function forgetOldEntries(payload: Payload, now = new Date()): Promise<void> {
  const before = new Date(now)
  before.setUTCFullYear(now.getUTCFullYear() - 1)
  const where = { createdAt: { less_than: before.toISOString() } }
  await payload.delete({ collection: 'journal', where, depth: 0 })
}
