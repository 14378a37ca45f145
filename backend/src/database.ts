import path from 'node:path'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Config, Migration, Payload } from 'payload'
import { connectionOptions } from '../database/postgres.mjs'
import { backendRoot } from '../environment/backend-root.mjs'
import type { Environment } from '../environment/environment.mjs'
import { fromBaseline } from './baseline'

/** Postgres when DATABASE_URL is set, else SQLite; only the chosen adapter is loaded, and nothing is pushed. */
export async function chooseDatabase(environment: Environment): Promise<Config['db']> {
  return fromBaseline(await openDatabase(environment))
}

async function openDatabase(environment: Environment): Promise<Config['db']> {
  const migrationDir = (dialect: string) => path.join(backendRoot(), 'src/migrations', dialect)
  if (environment.databaseUrl) {
    const { default: pg } = await import('pg')
    const { postgresAdapter } = await import('@payloadcms/db-postgres')
    const { migrations } = await import('./migrations/postgres')
    return postgresAdapter({
      pg: { ...pg, Pool: poolThatSurvives(pg.Pool) },
      pool: connectionOptions(environment.databaseUrl),
      push: false,
      migrationDir: migrationDir('postgres'),
      prodMigrations: migrations,
    })
  }
  const { sqliteAdapter } = await import('@payloadcms/db-sqlite')
  const { migrations } = await import('./migrations/sqlite')
  // Without `transactionOptions`: rebuilding a table in a transaction would null its foreign keys.
  return sqliteAdapter({
    client: { url: `file:${path.join(environment.dataDir, 'contenus.db')}` },
    push: false,
    busyTimeout: 5000,
    autoIncrement: true,
    migrationDir: migrationDir('sqlite'),
    prodMigrations: migrations,
  })
}

/** The names of all migrations of SQLite. */
export async function sqliteMigrationNames(): Promise<string[]> {
  const { migrations } = await import('./migrations/sqlite')
  return namesOf(migrations)
}

/** The names of migrations. */
export const namesOf = (migrations: readonly Pick<Migration, 'name'>[]) =>
  migrations.map(({ name }) => name)

/** The adapter that `chooseDatabase` has chosen. */
type Database = Pick<PostgresAdapter, 'pool'> | Pick<SQLiteAdapter, 'client'>

/**
 * One statement for both kinds of database, where Payload would read first and write then: two backends at once must
 * neither lose a count nor use a link twice. @param statement its values are written `$1`, `$2`…
 */
export async function queryDatabase(
  { db }: Payload,
  statement: string,
  values: (string | number)[] = [],
): Promise<Record<string, unknown>[]> {
  const database = db as unknown as Database
  if ('pool' in database) return (await database.pool.query(statement, values)).rows
  const sql = statement.replaceAll('$', '?')
  return (await database.client.execute({ sql, args: values })).rows
}

/** Calls a function when a connection to Postgres is lost. */
export function followConnections({ db }: Payload, onError: () => void): void {
  const database = db as unknown as Database
  if ('pool' in database) database.pool.on('error', onError)
}

/** A pool whose lost connections fail their queries alone: an `error` without a listener would end the process. */
function poolThatSurvives(Pool: typeof import('pg').Pool) {
  return class extends Pool {
    constructor(options?: import('pg').PoolConfig) {
      super(options)
      this.on('error', () => undefined)
      this.on('connect', (client) => client.on('error', () => undefined))
    }
  }
}
