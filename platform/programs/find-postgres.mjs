import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findOrInstall, isRoot } from './find-program.mjs'

/** Where Debian installs each version side by side. */
const debianVersions = '/usr/lib/postgresql'

/**
 * The folder of PostgreSQL's server programs (initdb, postgres, pg_ctl, psql, pg_dump…): the one
 * that POSTGRES_BIN_DIR names, else the newest version of Debian, else one of PATH; null when there is none.
 * @throws when POSTGRES_BIN_DIR names a folder without these programs
 */
export const findPostgres = () => findFolder(['initdb', 'postgres'])

/** As `findPostgres`: the folder of pg_dump and pg_restore, which may be installed without a server. */
export const findPostgresClient = () => findFolder(['pg_dump', 'pg_restore'])

/**
 * As `findPostgres`, and installs Debian's package when there is none.
 * @throws with advice when no server is found and none could be installed
 */
export function ensurePostgres() {
  const advice = 'Install it, or set POSTGRES_BIN_DIR to the folder of its programs.'
  return findOrInstall(findPostgres, ['postgresql'], advice)
}

/**
 * Whom initdb and postgres, which refuse to run as root, are to be started as: options for
 * `spawn`. Their data folder and its parents must be accessible to this user.
 * @returns {{ uid?: number, gid?: number }} empty when the current user will do
 * @throws when the machine has no other user
 */
export function postgresUser() {
  if (!isRoot()) return {}
  const entries = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const entry = entries.find((line) => line.startsWith(`${name}:`))?.split(':')
    if (entry) return { uid: Number(entry[2]), gid: Number(entry[3]) }
  }
  throw new Error('PostgreSQL refuses to run as root, and there is no user postgres or nobody.')
}

/** @param {readonly string[]} programs */
function findFolder(programs) {
  const isComplete = (/** @type {string} */ folder) =>
    programs.every((name) => existsSync(path.join(folder, name)))
  const named = process.env.POSTGRES_BIN_DIR
  if (named) {
    if (isComplete(named)) return named
    throw new Error(`POSTGRES_BIN_DIR names ${named}, which lacks ${programs.join(' or ')}.`)
  }
  const versions = existsSync(debianVersions) ? readdirSync(debianVersions) : []
  const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a))
  const folders = newestFirst.map((version) => path.join(debianVersions, version, 'bin'))
  const inPath = (process.env.PATH ?? '').split(path.delimiter).filter((it) => it !== '')
  return [...folders, ...inPath].find(isComplete) ?? null
}
