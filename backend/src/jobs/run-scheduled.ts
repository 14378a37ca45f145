import type { Payload, Where } from 'payload'
import { ifFree, jobsLock } from '../database-lock'

/** More than are ever due at once. */
const limit = 1000

/** Publishes and withdraws what is due, on one backend: Payload marks a job as taken without a lock. */
export async function runScheduled(payload: Payload, databaseUrl?: string): Promise<void> {
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
