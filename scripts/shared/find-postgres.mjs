import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findOrInstall, thisMachine } from './find-program.mjs'

/** Where Debian installs each version side by side. */
const debianVersions = '/usr/lib/postgresql'

/** What starting a server takes; what a copy of a database takes. */
const serverPrograms = ['initdb', 'postgres']
const clientPrograms = ['pg_dump', 'pg_restore']

/** `list` names what a folder holds, nothing when there is none; `users` is the text of /etc/passwd. */
const machineWithFolders = {
  ...thisMachine,
  list: (/** @type {string} */ folder) => (thisMachine.exists(folder) ? readdirSync(folder) : []),
  users: () => readFileSync('/etc/passwd', 'utf8'),
}

/**
 * The folder of PostgreSQL's server programs (initdb, postgres, pg_ctl, psql, pg_dump…): the one
 * that POSTGRES_BIN_DIR names, else the newest version of Debian, else one of PATH; null when there is none.
 * @throws when POSTGRES_BIN_DIR names a folder without these programs
 */
export const findPostgres = (machine = machineWithFolders) => findFolder(machine, serverPrograms)

/** As `findPostgres`: the folder of pg_dump and pg_restore, which may be installed without a server. */
export const findPostgresClient = (machine = machineWithFolders) =>
  findFolder(machine, clientPrograms)

/**
 * As `findPostgres`, and installs Debian's package when there is none.
 * @throws with advice when no server is found and none could be installed
 */
export function ensurePostgres(machine = machineWithFolders) {
  const advice = 'Install it, or set POSTGRES_BIN_DIR to the folder of its programs.'
  return findOrInstall(machine, () => findPostgres(machine), { packages: ['postgresql'], advice })
}

/**
 * Whom initdb and postgres, which refuse to run as root, are to be started as: options for
 * `spawn`. Their data folder and its parents must be accessible to this user.
 * @param {Pick<typeof machineWithFolders, 'isRoot' | 'users'>} [machine]
 * @returns {{ uid?: number, gid?: number }} empty when the current user will do
 * @throws when the machine has no other user
 */
export function postgresUser(machine = machineWithFolders) {
  if (!machine.isRoot()) return {}
  const entries = machine.users().split('\n')
  for (const name of ['postgres', 'nobody']) {
    const entry = entries.find((line) => line.startsWith(`${name}:`))?.split(':')
    if (entry) return { uid: Number(entry[2]), gid: Number(entry[3]) }
  }
  throw new Error('PostgreSQL refuses to run as root, and there is no user postgres or nobody.')
}

/** @param {typeof machineWithFolders} machine @param {readonly string[]} programs */
function findFolder({ env, exists, list }, programs) {
  const isComplete = (/** @type {string} */ folder) =>
    programs.every((name) => exists(path.join(folder, name)))
  const named = env.POSTGRES_BIN_DIR
  if (named) {
    if (isComplete(named)) return named
    throw new Error(`POSTGRES_BIN_DIR names ${named}, which lacks ${programs.join(' or ')}.`)
  }
  const versions = list(debianVersions).toSorted((a, b) => Number(b) - Number(a))
  const folders = versions.map((version) => path.join(debianVersions, version, 'bin'))
  const inPath = (env.PATH ?? '').split(path.delimiter).filter((it) => it !== '')
  return [...folders, ...inPath].find(isComplete) ?? null
}
