import { readdirSync } from 'node:fs'
import path from 'node:path'
import { installDebianPackages, thisMachine } from './debian-packages.mjs'

/** Debian's package, installed when the machine has no PostgreSQL. */
const debianPackage = 'postgresql'

/** Where Debian puts the versions of PostgreSQL, each in a folder of its own. */
const debianFolder = '/usr/lib/postgresql'
const otherFolders = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin']

/** @typedef {import('./debian-packages.mjs').Machine} Machine */

/** @returns {string[]} the newest first */
function debianVersions() {
  try {
    return readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a))
  } catch {
    return []
  }
}

/**
 * The folder of the programs of PostgreSQL: the one that POSTGRES_BIN_PATH names, else the system's.
 * @param {Machine} [machine]
 * @param {() => string[]} [versions] those that Debian has installed
 * @returns {string | null} null when there is none
 * @throws when POSTGRES_BIN_PATH names a folder without `postgres`
 */
export function findPostgres(machine = thisMachine, versions = debianVersions) {
  const named = machine.env.POSTGRES_BIN_PATH
  if (named) {
    if (machine.exists(path.join(named, 'postgres'))) return named
    throw new Error(`POSTGRES_BIN_PATH names ${named}, and there is no postgres in it.`)
  }
  const folders = versions().map((version) => path.join(debianFolder, version, 'bin'))
  const found = [...folders, ...otherFolders].find((folder) =>
    machine.exists(path.join(folder, 'postgres')),
  )
  return found ?? null
}

/**
 * As `findPostgres`, and installs Debian's package when there is none.
 * @param {Machine} [machine]
 * @param {() => string[]} [versions]
 * @returns {string}
 * @throws with advice when none is found and none could be installed
 */
export function ensurePostgres(machine = thisMachine, versions = debianVersions) {
  const found = findPostgres(machine, versions)
  if (found) return found

  installDebianPackages(machine, [debianPackage], 'No PostgreSQL found')
  const packaged = findPostgres(machine, versions)
  if (packaged) return packaged
  throw new Error(
    'PostgreSQL is needed and could not be installed. ' +
      `Run as root: apt-get install ${debianPackage}; or set POSTGRES_BIN_PATH to the folder of its programs.`,
  )
}
