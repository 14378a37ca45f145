import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import { hasPostgres, startPostgres } from './postgres'

type Rows = Record<string, unknown[]>

/** A database of tests: the variables that select it, and all it holds. */
export type TestDatabase = {
  variables: Record<string, string>
  /** All rows of all tables, in the data folder or on the server. */
  rows: (dataDir: string) => Promise<Rows>
  destroy: () => Promise<void>
  remove: () => Promise<void>
}

/** Both kinds of database; Postgres only where there is a server. */
export const databaseKinds: [string, () => Promise<TestDatabase>][] = [
  ['SQLite', sqlite],
  ...(hasPostgres ? [['Postgres', postgres] as [string, typeof postgres]] : []),
]

async function sqlite(): Promise<TestDatabase> {
  const nothing = () => Promise.resolve()
  return { variables: {}, rows: sqliteRows, destroy: nothing, remove: nothing }
}

async function sqliteRows(dataDir: string): Promise<Rows> {
  const client = createClient({ url: pathToFileURL(path.join(dataDir, 'contenus.db')).href })
  const { rows: tables } = await client.execute(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
  )
  const found: Rows = {}
  for (const { name } of tables) {
    const { rows } = await client.execute(`SELECT * FROM "${String(name)}"`)
    found[String(name)] = rows.map((row) => JSON.stringify(row)).toSorted()
  }
  client.close()
  return found
}

async function postgres(): Promise<TestDatabase> {
  const server = await startPostgres()
  const url = await server.createDatabase('rayonne')
  return {
    variables: { DATABASE_URL: url },
    async rows() {
      const tables = await server.query(
        'rayonne',
        "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
      )
      const found: Rows = {}
      for (const { name } of tables) {
        const rows = await server.query('rayonne', `SELECT * FROM "${String(name)}"`)
        found[String(name)] = rows.map((row) => JSON.stringify(row)).toSorted()
      }
      return found
    },
    async destroy() {
      await server.query('postgres', 'DROP DATABASE rayonne WITH (FORCE)')
      await server.createDatabase('rayonne')
    },
    remove: () => server.remove(),
  }
}
