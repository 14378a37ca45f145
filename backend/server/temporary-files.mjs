import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

/** No request lasts this long (see requestTimeoutMs in serve.mjs): older files are left over. */
const leftoverAgeMs = 60 * 60 * 1000
const sweepIntervalMs = 15 * 60 * 1000

/**
 * Deletes the files that interrupted uploads left, now and from time to time. At the start every
 * file is one, except on Postgres, where another replica may share the folder.
 * @param {Pick<import('../environment/environment.mjs').Environment, 'temporaryDir' | 'databaseUrl'>} environment
 */
export function sweepTemporaryFiles({ temporaryDir, databaseUrl }) {
  deleteLeftovers(temporaryDir, databaseUrl ? leftoverAgeMs : 0)
  setInterval(() => deleteLeftovers(temporaryDir, leftoverAgeMs), sweepIntervalMs).unref()
}

/**
 * Deletes the files of a folder, if there is one, that are at least `ageMs` milliseconds old.
 * @param {string} folder @param {number} ageMs @param {number} now milliseconds
 */
export function deleteLeftovers(folder, ageMs, now = Date.now()) {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const file = path.join(folder, name)
    const age = now - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? now)
    if (age >= ageMs) rmSync(file, { force: true, recursive: true })
  }
}
