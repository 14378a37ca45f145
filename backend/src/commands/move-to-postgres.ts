import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import type { Client } from 'pg'
import { isUpToDate } from '../../backup/baseline.mjs'
import { withPostgres } from '../../backup/postgres.mjs'
import { refuseWhileRunning } from '../../backup/restore.mjs'
import { appliedMigrations, countRows, sqliteFile, withDatabase } from '../../backup/sqlite.mjs'
import { backendRoot } from '../../environment/backend-root.mjs'
import { sqliteMigrationNames } from '../database'
import { withStartLock } from '../database-lock'
import { environment } from '../environment'
import { migrations } from '../migrations/postgres'
import { copyTable } from './copy-table'

/**
 * npm run move-to-postgres, with DATABASE_URL: copies all that the SQLite database of the data folder holds
 * into an empty Postgres database, in one transaction. SQLite is only read.
 */
async function moveToPostgres(): Promise<void> {
  const { dataDir, databaseUrl } = environment
  if (!databaseUrl) throw new Error('DATABASE_URL: expected an empty Postgres database.')
  const state = await refuseWhileRunning(environment)
  if (!state?.isEmpty) throw new Error('DATABASE_URL: the database has tables already.')
  const file = path.join(dataDir, sqliteFile)
  const applied = await appliedMigrations(dataDir)
  if (!isUpToDate(applied, await sqliteMigrationNames())) {
    throw new Error(`${file} is not of this release: start it first, without DATABASE_URL.`)
  }
  const copy = async (target: Client) =>
    withDatabase(file, async (source) => {
      const { payload_migrations: _, ...counts } = await countRows(source)
      // What is not committed is gone with the connection.
      await target.query('BEGIN')
      await createTables(target)
      const sql = await readFile(path.join(backendRoot(), 'src/commands/foreign-keys.sql'), 'utf8')
      await target.query(sql)
      // Tables refer to each other in circles.
      await target.query("SELECT pg_temp.set_foreign_keys('DEFERRABLE INITIALLY DEFERRED')")
      for (const table of Object.keys(counts)) await copyTable(source, target, table)
      await target.query('SET CONSTRAINTS ALL IMMEDIATE')
      await target.query("SELECT pg_temp.set_foreign_keys('NOT DEFERRABLE')")
      await target.query('COMMIT')
      return counts
    })
  const counts = await withStartLock(databaseUrl, () => withPostgres(databaseUrl, copy))
  for (const [name, count] of Object.entries(counts))
    if (count > 0) console.log(`${name}: ${count}`)
  console.log('Moved to Postgres: the rows of each table, as counted above; each one was compared.')
  console.log(`Uploads stay where they are, and ${file} is as it was.`)
  console.log('Set DATABASE_URL to this address in the environment of the backend, then start it.')
}

/** Runs all migrations, as Payload would in a transaction for each. Ours use the database alone. */
async function createTables(target: Client): Promise<void> {
  const db = drizzle(target)
  for (const { name, up } of migrations) {
    await up({ db } as unknown as MigrateUpArgs)
    await target.query('INSERT INTO payload_migrations (name, batch) VALUES ($1, 1)', [name])
  }
}

await moveToPostgres().catch((error: Error) => {
  console.error(`${error.message}\nNothing was moved: both databases are as they were.`)
  process.exit(1)
})
