import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { unfinishedSuffix } from './create.mjs'
import { completeBackups, namePattern } from './last-backup.mjs'

/** No backup takes that long: what is older was interrupted. */
const leftoverAgeMs = 24 * 60 * 60 * 1000

/** The name of a backup's folder: date and time in UTC, without colons, so that it sorts by age. */
export const backupName = (date = new Date()) => date.toISOString().replaceAll(':', '-')

/**
 * Deletes all but the newest complete backups of a folder, and what interrupted ones left a day ago.
 * @param {string} folder @param {number} keep at least 1 @param {string} made just now, which stays
 * @returns {Promise<string[]>} the names of the deleted backups
 */
export async function pruneBackups(folder, keep, made) {
  const complete = []
  for await (const { name } of completeBackups(folder)) complete.push(name)
  const deleted = complete.slice(keep).filter((it) => path.join(folder, it) !== made)
  const leftovers = []
  for (const it of await readdir(folder)) {
    if (!it.endsWith(unfinishedSuffix)) continue
    const isOurs = namePattern.test(it.slice(0, -unfinishedSuffix.length))
    const { mtimeMs } = await stat(path.join(folder, it))
    if (isOurs && Date.now() - mtimeMs > leftoverAgeMs) leftovers.push(it)
  }
  for (const it of [...deleted, ...leftovers]) await rm(path.join(folder, it), { recursive: true })
  return deleted
}
