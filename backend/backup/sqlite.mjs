import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'

/** The database in the data folder, and in a backup. */
export const sqliteFile = 'contenus.db'

/** The database of before a migration in the data folder, until that has ended. */
export const migrationCopy = `${sqliteFile}.avant-migration`

/** The ends of the names of a database and of what SQLite keeps beside it, and applies to whatever lies there. */
export const sqliteEnds = ['', '-journal', '-wal', '-shm']

/** How long a statement waits for the backend's writes, as the backend itself does. */
const busyTimeoutMs = 5000

/**
 * Copies the database while the backend writes to it. @param {string} source @param {string} target
 * @returns {Promise<Record<string, number>>} rows of each table of the copy
 * @throws when there is no database, or the copy is damaged
 */
export async function copySqlite(source, target) {
  if (!existsSync(source)) throw new Error(`there is no database ${source}: has it ever started?`)
  await withDatabase(source, (database) =>
    database.execute({ sql: 'VACUUM INTO ?', args: [target] }),
  )
  return withDatabase(target, countRows)
}

/** @param {import('@libsql/client').Client} database @throws when it is damaged */
export async function countRows(database) {
  const { rows: checks } = await database.execute('PRAGMA integrity_check')
  if (checks[0]?.[0] !== 'ok') throw new Error(`the database is damaged: ${checks[0]?.[0]}`)
  /** @type {Record<string, number>} */
  const counts = {}
  for (const name of await tableNames(database)) {
    const { rows } = await database.execute(`SELECT count(*) FROM "${name}"`)
    counts[name] = Number(rows[0]?.[0])
  }
  return counts
}

/** @param {import('@libsql/client').Client} database */
export async function tableNames(database) {
  const { rows } = await database.execute(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
  )
  return rows.map(({ name }) => String(name))
}

/** @template T @param {string} file @param {(database: import('@libsql/client').Client) => Promise<T>} use */
export async function withDatabase(file, use) {
  const database = createClient({ url: pathToFileURL(file).href })
  try {
    await database.execute(`PRAGMA busy_timeout = ${busyTimeoutMs}`)
    return await use(database)
  } finally {
    database.close()
  }
}

/** The names of the migrations that a database has had. @param {string} dataDir */
export const appliedMigrations = (dataDir) => valuesOf(dataDir, 'payload_migrations', 'name')

/**
 * The texts of a column. @param {string} dataDir @param {string} table @param {string} column
 * @returns {Promise<string[]>} none when there is no database, or no such table
 */
export async function valuesOf(dataDir, table, column) {
  const source = path.join(dataDir, sqliteFile)
  if (!existsSync(source)) return []
  return withDatabase(source, async (database) => {
    // In whatever case, as Payload finds it.
    const sql = 'SELECT * FROM pragma_table_info(?)'
    const { rows: columns } = await database.execute({ sql, args: [table] })
    if (columns.length === 0) return []
    const { rows } = await database.execute(`SELECT ${column} FROM ${table}`)
    return rows.map((row) => String(row[column] ?? ''))
  })
}
