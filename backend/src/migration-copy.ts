import { existsSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { logger } from '../../platform/log/logger.mjs'
import { refuseOlder } from '../backup/baseline.mjs'
import * as sqlite from '../backup/sqlite.mjs'

const log = logger('payload')

/**
 * Runs the pending migrations of SQLite, which no transaction holds together: the database of before is
 * copied first, and put back where they do not end, at once or at the next start.
 * @param dataDir the folder of the database @param names of all migrations
 * @param migrate runs those that are pending; may end the process
 * @throws {OlderDatabaseError} before anything is copied; when there is no room for the copy; what `migrate` throws
 */
export async function withMigrationCopy<T>(
  dataDir: string,
  names: readonly string[],
  migrate: () => Promise<T>,
): Promise<T> {
  const database = path.join(dataDir, sqlite.sqliteFile)
  const copy = path.join(dataDir, sqlite.migrationCopy)
  putBack(database, copy)
  const applied = await sqlite.appliedMigrations(dataDir)
  refuseOlder('sqlite', applied)
  if (names.every((name) => applied.includes(name))) return migrate()
  await makeCopy(database, copy)
  const onExit = () => putBack(database, copy)
  process.once('exit', onExit)
  try {
    const migrated = await migrate()
    rmSync(copy)
    return migrated
  } finally {
    // After an error there is a copy, and the next start puts it back.
    process.off('exit', onExit)
  }
}

/** Copies the database into a file that appears when the copy is whole; where there is none, it is empty. */
async function makeCopy(database: string, copy: string): Promise<void> {
  const unfinished = `${copy}.partiel`
  rmSync(unfinished, { force: true })
  if (existsSync(database)) await sqlite.copySqlite(database, unfinished)
  else writeFileSync(unfinished, '')
  renameSync(unfinished, copy)
}

/**
 * Makes the database what it was before migrations that did not end; what it replaces is set aside.
 * It only renames: a full disk has no room, and killed between two steps it goes on at the next start.
 */
function putBack(database: string, copy: string): void {
  if (!existsSync(copy)) return
  setAside(database, `${database}.interrompue`)
  if (statSync(copy).size > 0) renameSync(copy, database)
  else rmSync(copy)
  log.warn(
    `The last migration did not end: the database of before it was put back. What it left is in ${database}.interrompue, which may be deleted.`,
  )
}

function setAside(database: string, aside: string): void {
  if (existsSync(database))
    for (const end of sqlite.sqliteEnds) rmSync(aside + end, { force: true })
  for (const end of sqlite.sqliteEnds) {
    if (existsSync(database + end)) renameSync(database + end, aside + end)
  }
}
