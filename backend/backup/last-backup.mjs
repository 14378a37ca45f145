import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { readManifest } from './manifest.mjs'

/** The names of backups begin with their day. */
const backupName = /^\d{4}-\d\d-\d\dT/

/**
 * When the newest complete backup of a folder was made.
 * @param {string} folder
 * @returns {Promise<Date | null>} null when there is none
 * @throws when the folder cannot be read, except when there is no such folder
 */
export async function lastBackup(folder) {
  const names = await readdir(folder).catch((/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const name of names
    .filter((it) => backupName.test(it))
    .toSorted()
    .reverse()) {
    const manifest = await readManifest(path.join(folder, name))
    if (manifest) return new Date(manifest.createdAt)
  }
  return null
}
