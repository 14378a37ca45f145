import path from 'node:path'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { DatabaseAdapterObj, Migration, Payload } from 'payload'
import { lastBeforeBaseline, refuseOlder } from '../backup/baseline.mjs'
import { connectionOptions } from '../database/postgres.mjs'
import { backendRoot } from '../environment/backend-root.mjs'
import type { Environment } from '../environment/environment.mjs'

/** Postgres when DATABASE_URL is set, else SQLite; only the chosen adapter is loaded, and nothing is pushed. */
export async function chooseDatabase(environment: Environment): Promise<DatabaseAdapterObj> {
  const migrationDir = (dialect: string) => path.join(backendRoot(), 'src/migrations', dialect)
  if (environment.databaseUrl) {
    const { default: pg } = await import('pg')
    const { postgresAdapter } = await import('@payloadcms/db-postgres')
    const { migrations } = await import('./migrations/postgres')
    const adapter = postgresAdapter({
      pg: { ...pg, Pool: poolThatSurvives(pg.Pool) },
      pool: connectionOptions(environment.databaseUrl),
      push: false,
      migrationDir: migrationDir('postgres'),
      prodMigrations: migrations,
    })
    return extended(adapter, fromBaseline)
  }
  const { sqliteAdapter } = await import('@payloadcms/db-sqlite')
  const { migrations } = await import('./migrations/sqlite')
  // Without `transactionOptions`: rebuilding a table in a transaction would null its foreign keys.
  const adapter = sqliteAdapter({
    client: { url: `file:${path.join(environment.dataDir, 'contenus.db')}` },
    push: false,
    busyTimeout: 5000,
    autoIncrement: true,
    migrationDir: migrationDir('sqlite'),
    prodMigrations: migrations,
  })
  return extended(adapter, fromBaseline)
}

/** The names of all migrations of SQLite. */
export async function sqliteMigrationNames(): Promise<string[]> {
  const { migrations } = await import('./migrations/sqlite')
  return namesOf(migrations)
}

/** The names of migrations. */
export const namesOf = (migrations: readonly Pick<Migration, 'name'>[]) =>
  migrations.map(({ name }) => name)

type Database = PostgresAdapter | SQLiteAdapter

/** The methods that a database, of either kind, has in place of some of its own. */
export type Extension = (database: SQLiteAdapter) => Partial<SQLiteAdapter>

/** An adapter whose database has the methods of extensions, each of which may call those before it. */
export function extended(adapter: DatabaseAdapterObj, ...extensions: Extension[]) {
  const init: DatabaseAdapterObj['init'] = (options) => {
    const database = adapter.init(options) as unknown as SQLiteAdapter
    for (const extension of extensions) Object.assign(database, extension(database))
    return database
  }
  return { ...adapter, init }
}

/**
 * One statement for both kinds of database, where Payload would read first and write then: two backends at once must
 * neither lose a count nor use a link twice. @param statement its values are written `$1`, `$2`…
 */
export async function queryDatabase(
  { db }: { db: unknown },
  statement: string,
  values: (string | number)[] = [],
): Promise<Record<string, unknown>[]> {
  const database = db as Database
  if ('pool' in database) return (await database.pool.query(statement, values)).rows
  // One statement runs after the other there: rows have no locks.
  const sql = statement.replaceAll('$', '?').replace(' for share skip locked', '')
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

/** Begins with the baseline: after the last migration before it a database is taken as it is, an older one is refused. */
const fromBaseline: Extension = (database) => {
  const migrate = database.migrate.bind(database)
  return {
    async migrate(args) {
      await recordBaseline(database)
      await withoutProgress(database, () => migrate(args))
    },
  }
}

/** Records the baseline as run, beside the migrations that it replaces: their release can still be started. */
async function recordBaseline(database: Database): Promise<void> {
  const kind = 'pool' in database ? 'postgres' : 'sqlite'
  const [{ name }] = database.prodMigrations as [Migration]
  const applied = await appliedTo(database)
  refuseOlder(kind, applied)
  if (!applied.includes(lastBeforeBaseline[kind]) || applied.includes(name)) return
  const record = `INSERT INTO payload_migrations (name, batch)
    SELECT '${name}', max(batch) + 1 FROM payload_migrations`
  if ('pool' in database) await database.pool.query(record)
  else await database.client.batch([...cascadeFromDestinations, record], 'write')
}

async function appliedTo(database: Database): Promise<string[]> {
  const query = (statement: string) => queryDatabase({ db: database }, statement)
  const tables = 'pool' in database ? 'pg_tables WHERE tablename' : 'sqlite_schema WHERE name'
  const [table] = await query(`SELECT 1 FROM ${tables} = 'payload_migrations'`)
  if (!table) return []
  return (await query('SELECT name FROM payload_migrations')).map(({ name }) => String(name))
}

const locks = 'payload_locked_documents_rels'

/** The only difference of schemas, on SQLite: this reference was added without its `ON DELETE`. */
const cascadeFromDestinations = [
  `DROP INDEX ${locks}_destinations_id_idx`,
  `ALTER TABLE ${locks} ADD destination integer REFERENCES destinations(id) ON DELETE cascade`,
  `UPDATE ${locks} SET destination = destinations_id`,
  `ALTER TABLE ${locks} DROP COLUMN destinations_id`,
  `ALTER TABLE ${locks} RENAME COLUMN destination TO destinations_id`,
  `CREATE INDEX ${locks}_destinations_id_idx ON ${locks} (destinations_id)`,
]

/** Leaves out what Payload logs of each migration that runs, but for errors. */
async function withoutProgress({ payload }: Database, migrate: () => Promise<void>) {
  const { logger } = payload
  const { level } = logger
  if (level === 'info') logger.level = 'warn'
  await migrate().finally(() => (logger.level = level))
}
