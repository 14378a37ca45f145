import pg from 'pg'
import { connectionOptions, createClient } from '../shared/postgres.mjs'

/** A number of our own: advisory locks of a database are told apart by one. */
const startLock = 7_268_396

const noSuchDatabase = '3D000'

/**
 * Runs migrations and first run of one replica at a time: the next one finds them done. The lock is
 * that of its connection, so a process that is killed leaves none.
 */
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
