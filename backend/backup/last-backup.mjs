import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { ignoreMissing } from './files.mjs'
import { readManifest } from './manifest.mjs'

/** As `backupName` writes it. */
export const namePattern = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/

/** The complete backups of a folder, the newest first. @param {string} folder @throws when it cannot be read */
export async function* completeBackups(folder) {
  const names = (await readdir(folder).catch(ignoreMissing)) ?? []
  for (const name of names.toSorted().reverse()) {
    const manifest = namePattern.test(name) && (await readManifest(path.join(folder, name)))
    if (manifest) yield { name, createdAt: new Date(manifest.createdAt) }
  }
}

/** When the newest one was made; null when there is none. @param {string} folder */
export async function lastBackup(folder) {
  const { value } = await completeBackups(folder).next()
  return value ? value.createdAt : null
}
