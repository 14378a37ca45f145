import { stat } from 'node:fs/promises'
import path from 'node:path'
import { appliedMigrations, namedUploads } from './sqlite.mjs'

/** The last migration of the release whose backups had no manifest. */
const lastMigration = '20261122_174954_hero_video_phone'

/**
 * What a backup of the first release holds: it copied database, uploads and secret, and wrote no manifest.
 * @param {string} folder a backup without manifest
 * @returns {Promise<Pick<import('./manifest.mjs').Manifest, 'database' | 'uploads' | 'files'> | null>} null
 *   when it is none: without a database, or with one that a later release has migrated
 * @throws when the database is damaged, or an upload that it names is missing or has another size
 */
export async function readFirstRelease(folder) {
  const migrations = await appliedMigrations(folder)
  if (migrations.length === 0 || migrations.some((it) => it > lastMigration)) return null
  for (const { name, bytes } of await namedUploads(folder)) {
    const found = await stat(path.join(folder, 'uploads', name)).catch(() => null)
    if (found?.size !== bytes) throw new Error(`the backup is damaged: uploads/${name}.`)
  }
  // There are no checksums to compare.
  return { database: 'sqlite', uploads: 'included', files: {} }
}
