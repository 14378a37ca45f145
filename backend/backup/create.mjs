import { existsSync, rmSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { copyNewFiles, ignoreMissing } from './files.mjs'
import { completeBackups, namePattern, writeManifest } from './manifest.mjs'
import { dumpPostgres, postgresFile } from './postgres.mjs'
import { copySqlite, sqliteFile } from './sqlite.mjs'

/** @typedef {Pick<import('../environment/environment.mjs').Environment, 'dataDir' | 'databaseUrl'>} Source */

/** The end of the name of a folder that is being filled. */
export const unfinishedSuffix = '.unfinished'

/**
 * Copies database, uploads and secret into a new folder, which gets its name once it is complete.
 * The backend may be running.
 * @param {Source} source @param {string} target
 * @returns {Promise<import('./manifest.mjs').Manifest>}
 * @throws when the folder exists, or something cannot be copied; then nothing is left
 */
export async function createBackup(source, target) {
  if (existsSync(target)) throw new Error(`${target} exists already.`)
  const unfinished = `${target}${unfinishedSuffix}`
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
  // It holds password hashes and the secret. One that exists belongs to a backup that is running.
  await mkdir(unfinished, { mode: 0o700 })
  const remove = () => rmSync(unfinished, { recursive: true, force: true })
  process.once('exit', remove)
  try {
    const manifest = await fill(source, unfinished)
    await rename(unfinished, target)
    return manifest
  } finally {
    remove()
    process.off('exit', remove)
  }
}

/** @param {Source} source @param {string} folder */
async function fill({ dataDir, databaseUrl }, folder) {
  const uploads = () => copyNewFiles(path.join(dataDir, 'uploads'), path.join(folder, 'uploads'))
  await uploads()
  const rows = databaseUrl
    ? await dumpPostgres(databaseUrl, path.join(folder, postgresFile))
    : await copySqlite(path.join(dataDir, sqliteFile), path.join(folder, sqliteFile))
  // Again: every file that the copied database names is there by now.
  await uploads()
  // There is none when BACKEND_SECRET is set.
  await copyFile(path.join(dataDir, 'secret'), path.join(folder, 'secret')).catch(ignoreMissing)
  return writeManifest(folder, { database: databaseUrl ? 'postgres' : 'sqlite', rows })
}

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
