import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { tableNames as postgresTables, withPostgres } from '../backup/postgres.mjs'
import { sqliteFile, tableNames, withDatabase } from '../backup/sqlite.mjs'
import { hasPostgres, startPostgres } from './postgres'
import { runScript } from './sqlite'

type Row = Record<string, unknown>
type Rows = Record<string, string[]>

/** A database of tests: the variables that select it, and all it holds. */
export type TestDatabase = {
  variables: Record<string, string>
  /** All rows of all tables, in the data folder or on the server. */
  rows: (dataDir: string) => Promise<Rows>
  /** Runs statements, in the data folder or on the server. */
  run: (dataDir: string, script: string) => Promise<void>
  destroy: () => Promise<void>
  remove: () => Promise<void>
}

/** Both kinds of database; Postgres only where there is a server. */
export const databaseKinds: [string, () => Promise<TestDatabase>][] = [
  ['SQLite', openSqlite],
  ...(hasPostgres ? [['Postgres', postgres] as [string, typeof postgres]] : []),
]

const nothing = () => Promise.resolve()

export async function openSqlite(): Promise<TestDatabase> {
  return {
    variables: {},
    rows: sqliteRows,
    run: (dataDir, script) => runScript({ dataDir }, script),
    destroy: nothing,
    remove: nothing,
  }
}

/** Of a copy: a client keeps its file open until it is garbage-collected, and a restore refuses that. */
async function sqliteRows(dataDir: string): Promise<Rows> {
  const copy = mkdtempSync(path.join(tmpdir(), 'rows-'))
  for (const name of readdirSync(dataDir).filter((it) => /^contenus\.db(-wal)?$/.test(it))) {
    copyFileSync(path.join(dataDir, name), path.join(copy, name))
  }
  const found = await withDatabase(path.join(copy, sqliteFile), async (client) =>
    rowsOf(await tableNames(client), async (sql) => (await client.execute(sql)).rows),
  )
  rmSync(copy, { recursive: true })
  return found
}

async function rowsOf(tables: string[], query: (sql: string) => Promise<Row[]>): Promise<Rows> {
  const found: Rows = {}
  for (const name of tables) {
    const rows = await query(`SELECT * FROM "${name}"`)
    found[name] = rows.map((row) => JSON.stringify(row)).toSorted()
  }
  return found
}

async function postgres(): Promise<TestDatabase> {
  const server = await startPostgres()
  const url = await server.createDatabase('rayonne')
  return {
    variables: { DATABASE_URL: url },
    rows: () =>
      withPostgres(url, async (client) =>
        rowsOf(await postgresTables(client), async (sql) => (await client.query(sql)).rows),
      ),
    run: async (_, script) => void (await server.query('rayonne', script)),
    async destroy() {
      await server.query('postgres', 'DROP DATABASE rayonne WITH (FORCE)')
      await server.createDatabase('rayonne')
    },
    remove: () => server.remove(),
  }
}
