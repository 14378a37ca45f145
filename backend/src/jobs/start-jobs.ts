import type { Payload } from 'payload'
import { emptyBin } from './empty-bin'
import { runScheduled } from './run-scheduled'
import { repeat } from './timer'

/** How late a scheduled publication may be. */
const scheduledMs = 10_000

const dayMs = 24 * 60 * 60 * 1000

/**
 * Starts what runs at set times, inside this process: first what became due while it was down.
 * @returns ends it
 */
export function startJobs(payload: Payload, databaseUrl?: string): () => Promise<void> {
  const ends = [
    repeat('Scheduled publication', scheduledMs, () => runScheduled(payload, databaseUrl)),
    repeat('Emptying the bin', dayMs, () => emptyBin(payload)),
    repeat('Shortening the journal', dayMs, () => forgetOldEntries(payload)),
  ]
  return async () => {
    await Promise.all(ends.map((end) => end()))
  }
}

/** Deletes what the journal has kept for twelve months. */
async function forgetOldEntries(payload: Payload): Promise<void> {
  const before = new Date()
  before.setUTCFullYear(before.getUTCFullYear() - 1)
  const where = { createdAt: { less_than: before.toISOString() } }
  await payload.delete({ collection: 'journal', where, depth: 0 })
}
