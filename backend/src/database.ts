import path from 'node:path'
import type { Config } from 'payload'
import type { Settings } from '../shared/settings.mjs'

/**
 * Postgres when DATABASE_URL is set, else SQLite in the data folder. Only the chosen adapter is
 * loaded. The schema changes by migrations only, never by `push`.
 */
export async function chooseDatabase(settings: Settings): Promise<Config['db']> {
  const migrationDir = (dialect: string) =>
    path.join(process.env.BACKEND_ROOT ?? process.cwd(), 'src/migrations', dialect)
  if (settings.databaseUrl) {
    const { postgresAdapter } = await import('@payloadcms/db-postgres')
    const { migrations } = await import('./migrations/postgres')
    return postgresAdapter({
      pool: { connectionString: settings.databaseUrl },
      push: false,
      migrationDir: migrationDir('postgres'),
      prodMigrations: migrations,
    })
  }
  const { sqliteAdapter } = await import('@payloadcms/db-sqlite')
  const { migrations } = await import('./migrations/sqlite')
  // Without `transactionOptions`: rebuilding a table in a transaction would null its foreign keys.
  return sqliteAdapter({
    client: { url: `file:${path.join(settings.dataDir, 'contenus.db')}` },
    push: false,
    busyTimeout: 5000,
    autoIncrement: true,
    migrationDir: migrationDir('sqlite'),
    prodMigrations: migrations,
  })
}
