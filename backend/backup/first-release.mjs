import { stat } from 'node:fs/promises'
import path from 'node:path'
import { appliedMigrations, countRows, sqliteFile, withDatabase } from './sqlite.mjs'

/** The last migration of the release whose backups had no manifest. */
const lastMigration = '20261122_174954_hero_video_phone'

/**
 * What a backup of the first release holds: it copied database, uploads and secret, and wrote no manifest.
 * @param {string} folder a backup without manifest
 * @returns {Promise<Pick<import('./manifest.mjs').Manifest, 'database' | 'files'> | null>} null
 *   when it is none: without a database, or with one that a later release has migrated
 * @throws when the database is damaged, or an upload that it names is missing or has another size
 */
export async function readFirstRelease(folder) {
  const migrations = await appliedMigrations(folder)
  if (migrations.length === 0 || migrations.some((it) => it > lastMigration)) return null
  const uploads = await withDatabase(path.join(folder, sqliteFile), async (database) => {
    await countRows(database)
    return (await database.execute('SELECT filename, filesize FROM uploads')).rows
  })
  for (const { filename, filesize } of uploads) {
    const file = `uploads/${String(filename)}`
    const found = await stat(path.join(folder, file)).catch(() => null)
    if (found?.size !== Number(filesize)) throw new Error(`the backup is damaged: ${file}.`)
  }
  // There are no checksums to compare.
  return { database: 'sqlite', files: {} }
}
