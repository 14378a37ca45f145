import { connectionOptions, withClient } from '../shared/postgres.mjs'

/**
 * Runs something unless another replica does so. The lock is that of its connection, so a process that
 * is killed leaves none.
 * @param databaseUrl undefined with SQLite, which one process uses
 * @param lock the number of the lock
 * @throws when the database does not answer, and what `run` throws
 */
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
