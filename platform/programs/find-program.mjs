import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * The file that a variable names, else the first of some that exists; null when there is none.
 * @param {readonly string[]} files
 * @param {string} [variable]
 * @throws when the variable names a file that does not exist
 */
export function findFile(files, variable = '') {
  const named = process.env[variable]
  if (!named) return files.find((file) => existsSync(file)) ?? null
  if (existsSync(named)) return named
  throw new Error(`${variable} names ${named}, and there is no such file.`)
}

/**
 * What is found, once Debian's packages have been installed where nothing was.
 * @template T
 * @param {() => T | null} find
 * @param {readonly string[]} packages
 * @param {string} advice what one can do oneself
 * @returns {T}
 * @throws with advice when nothing could be installed
 */
export function findOrInstall(find, packages, advice) {
  const found = find() ?? (installDebianPackages(packages) ? find() : null)
  if (found !== null) return found
  throw new Error(`${packages.join(', ')} could not be installed. ${advice}`)
}

/**
 * What tests need, as `ensure` finds or installs it; null where it throws, after a line that says why they
 * are left out.
 * @template T @param {string} tests @param {() => T} ensure @returns {T | null}
 */
export function orLeaveOut(tests, ensure) {
  try {
    return ensure()
  } catch (error) {
    console.log(`LEFT OUT: ${tests}. ${error instanceof Error ? error.message : error}`)
    return null
  }
}

/**
 * Whether programs are here, or their packages of Debian could be installed; else it says what is left out.
 * @param {string} tests what cannot run without them
 * @param {readonly string[]} packages
 * @param {readonly string[]} [files] their programs, by default of the names of the packages
 */
export function hasPrograms(tests, packages, files = packages.map((it) => `/usr/bin/${it}`)) {
  const find = () => files.every((file) => existsSync(file)) || null
  const advice = `Run as root: apt-get install ${packages.join(' ')}`
  return orLeaveOut(tests, () => findOrInstall(find, packages, advice)) !== null
}

/** Whether this process may do everything. */
export const isRoot = () => process.getuid?.() === 0

/**
 * Installs packages of Debian, and says so, as root on a machine with apt-get; elsewhere it does nothing.
 * @param {readonly string[]} packages
 */
function installDebianPackages(packages) {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Not found: installing ${packages.join(' ')} from Debian…`)
  // Packages of servers would start one of their own on the standard port.
  const env = { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' }
  const aptGet = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0
  // Steps that run side by side wait for each other.
  const options = ['-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=600']
  const install = () => aptGet('install', ...options, ...packages)
  // The lists of packages are missing on a bare machine, and may be old.
  return install() || (aptGet('update') && install())
}
