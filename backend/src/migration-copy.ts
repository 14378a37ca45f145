import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { logger } from '../../lib/shared/log/logger.mjs'
import { appliedMigrations, copySqlite, migrationCopy, sqliteFile } from '../backup/sqlite.mjs'

const log = logger('payload')

/** In the place of the copy, where there was no database: what is absent may have been deleted. */
const noDatabase = 'sans-base'

/**
 * Runs the pending migrations of SQLite, which no transaction holds together: the database of before is
 * copied first, and put back where they do not end, at once or at the next start.
 * @param dataDir the folder of the database
 * @param names of all migrations
 * @param migrate runs those that are pending; may end the process
 * @throws when there is no room for the copy, and what `migrate` throws
 */
export async function withMigrationCopy<T>(
  dataDir: string,
  names: readonly string[],
  migrate: () => Promise<T>,
): Promise<T> {
  const folder = path.join(dataDir, migrationCopy)
  putBack(dataDir, folder)
  const applied = new Set(await appliedMigrations(dataDir))
  if (names.every((name) => applied.has(name))) return migrate()
  await copyInto(folder, dataDir)
  const onExit = () => putBack(dataDir, folder)
  process.once('exit', onExit)
  try {
    const migrated = await migrate()
    remove(folder)
    return migrated
  } finally {
    // After an error there is a folder, and the next start puts its copy back.
    process.off('exit', onExit)
  }
}

/** Copies the database into a folder that appears when the copy is whole. */
async function copyInto(folder: string, dataDir: string): Promise<void> {
  const unfinished = `${folder}.partiel`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  if (existsSync(path.join(dataDir, sqliteFile))) await copySqlite(dataDir, unfinished)
  else writeFileSync(path.join(unfinished, noDatabase), '')
  renameSync(unfinished, folder)
}

/**
 * Makes the database what it was before migrations that did not end; what it replaces is set aside.
 * It only renames: a full disk has no room, and killed between two steps it goes on at the next start.
 */
function putBack(dataDir: string, folder: string): void {
  const database = path.join(dataDir, sqliteFile)
  const copy = path.join(folder, sqliteFile)
  if (existsSync(copy) || existsSync(path.join(folder, noDatabase))) {
    setAside(database, `${database}.interrompue`)
    if (existsSync(copy)) renameSync(copy, database)
    log.warn(
      `The last migration did not end: the database of before it was put back. What it left is in ${database}.interrompue, which may be deleted.`,
    )
  }
  remove(folder)
}

/** Renames a database with what SQLite keeps beside it, and would apply to another in its place. */
function setAside(database: string, aside: string): void {
  const ends = ['', '-journal', '-wal', '-shm']
  if (existsSync(database)) for (const end of ends) rmSync(aside + end, { force: true })
  for (const end of ends) {
    if (existsSync(database + end)) renameSync(database + end, aside + end)
  }
}

/** Takes its name from the folder first: half deleted it is not the copy any more. */
function remove(folder: string): void {
  const finished = `${folder}.fini`
  rmSync(finished, { recursive: true, force: true })
  if (!existsSync(folder)) return
  renameSync(folder, finished)
  rmSync(finished, { recursive: true })
}
