import type { CollectionSlug, Payload, Where } from 'payload'
import { logger } from '../../../platform/log/logger.mjs'
import { ifFree, jobsLock } from '../database-lock'
import { dayInCotonou, daysBefore } from '../days'
import { inDeletionOrder } from '../references/references'
import { repeat } from './timer'

/** How late a scheduled publication may be. */
const scheduledMs = 10_000

const dayMs = 24 * 60 * 60 * 1000

const binDays = 30

/** Starts what runs at set times, inside this process: first what became due while it was down. @returns ends it */
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

async function forgetOldEntries(payload: Payload): Promise<void> {
  const where = { createdAt: { less_than: daysBefore(dayInCotonou(), 365) } }
  await payload.delete({ collection: 'journal', where, depth: 0 })
}

/** Deletes for good what has lain in the bin for 30 days. Twice at once does no harm: the second finds nothing. */
async function emptyBin(payload: Payload): Promise<void> {
  const before = new Date(Date.now() - binDays * dayMs).toISOString()
  const withBin = payload.config.collections.filter(({ trash }) => trash)
  for (const { slug } of inDeletionOrder(withBin, ({ slug }) => slug)) {
    const { docs, errors } = await payload.delete({
      collection: slug as CollectionSlug,
      where: { deletedAt: { less_than: before } },
      trash: true,
      depth: 0,
    })
    const log = logger('jobs')
    if (docs.length > 0) log.info(`${docs.length} of ${slug} deleted from the bin`)
    if (errors.length > 0) log.warn({ errors }, `${errors.length} of ${slug} stay in the bin`)
  }
}

/** More than are ever due at once. */
const limit = 1000

/** Publishes and withdraws what is due, on one backend: Payload marks a job as taken without a lock. */
async function runScheduled(payload: Payload, databaseUrl?: string): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'payload-jobs', where: due() })
  if (totalDocs === 0) return
  await ifFree(databaseUrl, jobsLock, async () => {
    // Whoever holds the lock is alone, so what is still marked was interrupted by a crash.
    await payload.db.updateJobs({
      data: { processing: false },
      where: { and: [due(), { processing: { equals: true } }] },
      limit,
      returning: false,
    })
    await payload.jobs.run({ limit, sequential: true, silent: { info: true } })
  })
}

function due(): Where {
  const now = new Date().toISOString()
  const isTime = { or: [{ waitUntil: { exists: false } }, { waitUntil: { less_than: now } }] }
  return { and: [{ completedAt: { exists: false } }, { hasError: { not_equals: true } }, isTime] }
}
