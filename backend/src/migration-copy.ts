import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { logger } from '../../lib/shared/log/logger.mjs'
import { appliedMigrations, copySqlite, sqliteFile } from '../backup/sqlite.mjs'

const log = logger('payload')

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
  const folder = path.join(dataDir, 'avant-migration')
  putBack(dataDir, folder)
  const applied = new Set(await appliedMigrations(dataDir))
  if (names.every((name) => applied.has(name))) return migrate()
  await copyInto(folder, dataDir)
  const onExit = () => putBack(dataDir, folder)
  process.once('exit', onExit)
  try {
    const migrated = await migrate()
    rmSync(folder, { recursive: true })
    return migrated
  } finally {
    // After an error there is a folder, and the next start puts its copy back.
    process.off('exit', onExit)
  }
}

/** Copies the database into a folder that appears when the copy is whole; an empty one without database. */
async function copyInto(folder: string, dataDir: string): Promise<void> {
  const unfinished = `${folder}.partiel`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  if (existsSync(path.join(dataDir, sqliteFile))) await copySqlite(dataDir, unfinished)
  renameSync(unfinished, folder)
}

/** Makes the database what it was before migrations that did not end. */
function putBack(dataDir: string, folder: string): void {
  if (!existsSync(folder)) return
  const database = path.join(dataDir, sqliteFile)
  const copy = path.join(folder, sqliteFile)
  // Else SQLite would apply what they hold to the copy.
  for (const end of ['-journal', '-wal', '-shm']) rmSync(database + end, { force: true })
  if (existsSync(copy)) {
    copyFileSync(copy, `${database}.partiel`)
    renameSync(`${database}.partiel`, database)
  } else rmSync(database, { force: true })
  rmSync(folder, { recursive: true })
  log.warn('The last migration did not end: the database of before it was put back')
}
