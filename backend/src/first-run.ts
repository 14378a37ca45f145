import type { Migration, Payload } from 'payload'
import { logger } from '../../platform/log/logger.mjs'
import { ensureOwner } from './accounts/ensure-owner'
import { environment } from './environment'
import { notifier } from './publication/notifier'
import { createLibrary } from './seed/library'
import { destinationStep, sampleSteps } from './seed/make-contents'
import { runStep } from './seed/run-step'

/** Fills an empty database before any request is answered. The site, which may not run yet, is not told. */
export async function firstRun(payload: Payload): Promise<void> {
  const { db } = payload
  // Requests name collections: `constructor` is none.
  Object.setPrototypeOf(payload.collections, null)
  // Those of the adapter in use, whose types Payload does not tell; in production it runs them itself.
  const migrations = db.prodMigrations as Migration[] | undefined
  if (process.env.NODE_ENV !== 'production') await db.migrate({ migrations })
  await notifier().withoutNotice(async () => {
    await ensureOwner(payload)
    await seed(payload)
  })
}

/** Sample content and destinations. Failures are logged and left for the next start. */
async function seed(payload: Payload): Promise<void> {
  const library = createLibrary(payload)
  for (const step of [destinationStep, ...(environment.seed ? sampleSteps : [])]) {
    try {
      await runStep(payload, step, library)
    } catch (error) {
      logger('seed').error({ error }, `The sample content «${step.name}» failed`)
    }
  }
}
