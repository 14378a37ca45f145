import pg from 'pg'
import { connectionOptions, createClient, withClient } from '../database/postgres.mjs'

/** Numbers of our own. An advisory lock is that of its connection, so a process that is killed leaves none. */
const startLock = 7_268_396
export const jobsLock = 7_268_397

const noSuchDatabase = '3D000'

/** Runs migrations and first run of one replica at a time: the next one finds them done. */
export async function withStartLock<T>(databaseUrl: string, start: () => Promise<T>): Promise<T> {
  const client = createClient(connectionOptions(databaseUrl))
  try {
    await client.connect()
    await client.query('SELECT pg_advisory_lock($1)', [startLock])
  } catch (error) {
    // Payload creates it; any other failure is Payload's to explain, too.
    if (!(error instanceof pg.DatabaseError) || error.code !== noSuchDatabase) throw error
  }
  try {
    return await start()
  } finally {
    await client.end()
  }
}

/** Runs something unless another replica does so. @param databaseUrl undefined with SQLite, which one process uses */
export async function ifFree(
  databaseUrl: string | undefined,
  lock: number,
  run: () => Promise<void>,
): Promise<void> {
  if (!databaseUrl) return run()
  await withClient(connectionOptions(databaseUrl), async (client) => {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS free', [lock])
    if (rows[0]?.free === true) await run()
  })
}
