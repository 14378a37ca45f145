import { afterAll, beforeAll } from 'vitest'
import { type Backend, startBackend } from '../../testing/backend'
import { owner } from '../../testing/owner'
import { databaseKinds, type TestDatabase } from './databases'
import { sharedBackend } from './shared-backend'
import { sql } from './sqlite'

/** Whether the tests of accounts run on Postgres, not on SQLite. */
export const isSlowTier = process.env.SLOW_TESTS === '1'

type AccountsBackend = Pick<ReturnType<typeof sharedBackend>, 'backend' | 'me'> & {
  rowsOf: (table: string) => Promise<string[]>
}

/**
 * The backend of a file that tests accounts: the shared one, or in the slow tier one of its own on Postgres.
 * @param before the number before its first account: wrong codes are counted by number, in all files
 * @returns properties that are there when the first test runs; `rowsOf` reads the rows of a table as JSON
 */
export function accountsBackend(before: number): AccountsBackend {
  const parts = {} as AccountsBackend
  const shared = isSlowTier ? undefined : sharedBackend()
  let own: Backend | undefined
  let database: TestDatabase
  parts.rowsOf = async (table) => (await database.rows(parts.backend.dataDir))[table] ?? []
  beforeAll(async () => {
    database = await databaseKinds[isSlowTier ? 1 : 0]![1]()
    own = shared ? undefined : await startBackend(database.variables)
    Object.assign(parts, own ? { backend: own, me: await owner(own) } : shared)
    if (shared)
      await sql(shared.backend, `UPDATE sqlite_sequence SET seq = ${before} WHERE name = 'owners'`)
  })
  afterAll(async () => {
    await own?.remove()
    await database.remove()
  })
  return parts
}
