import type { Migration, Payload } from 'payload'
import type { Environment } from '../environment/environment.mjs'
import { ensureOwner } from './accounts/ensure-owner'
import { notifier } from './publication/notifier'
import { seed } from './seed/seed'

/** Fills an empty database before any request is answered. The site, which may not run yet, is not told. */
export async function firstRun(payload: Payload, environment: Environment): Promise<void> {
  const { db } = payload
  // Those of the adapter in use, whose types Payload does not tell; in production it runs them itself.
  const migrations = db.prodMigrations as Migration[] | undefined
  if (process.env.NODE_ENV !== 'production') await db.migrate({ migrations })
  await notifier().withoutNotice(async () => {
    await ensureOwner(payload, environment)
    await seed(payload, environment)
  })
}
