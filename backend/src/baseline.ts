import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { DatabaseAdapterObj, Migration } from 'payload'
import { lastBeforeBaseline, refuseOlder } from '../backup/baseline.mjs'

type Database = PostgresAdapter | SQLiteAdapter

/**
 * A database, of either kind, whose migrations begin with the baseline: one that has had the last
 * migration before it is taken as it is, an older one is refused with an `OlderDatabaseError`.
 */
export function fromBaseline(adapter: DatabaseAdapterObj): DatabaseAdapterObj {
  return {
    ...adapter,
    init(options) {
      const database = adapter.init(options) as unknown as Database
      const own = database.migrate.bind(database)
      const migrate = async (args: Parameters<typeof own>[0]) => {
        await recordBaseline(database)
        await withoutProgress(database, () => own(args))
      }
      return Object.assign(database, { migrate })
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
  const query = async (statement: string): Promise<Record<string, unknown>[]> =>
    'pool' in database
      ? (await database.pool.query(statement)).rows
      : (await database.client.execute(statement)).rows
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
