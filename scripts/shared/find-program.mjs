import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * @typedef {object} Machine
 * @property {Record<string, string | undefined>} env
 * @property {(path: string) => boolean} exists
 * @property {() => boolean} isRoot
 * @property {(command: string, args: string[]) => boolean} run runs a command and shows its output;
 *   true when it succeeded
 * @property {(line: string) => void} log
 */

/** @type {Machine} */
export const thisMachine = {
  env: process.env,
  exists: existsSync,
  isRoot: () => process.getuid?.() === 0,
  run: (command, args) =>
    spawnSync(command, args, {
      stdio: 'inherit',
      // Packages of servers would start one of their own on the standard port.
      env: { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0,
  log: (line) => console.log(line),
}

/**
 * The file that a variable names, else the first of some that exists; null when there is none.
 * @param {Pick<Machine, 'env' | 'exists'>} machine
 * @param {readonly string[]} files
 * @param {string} [variable]
 * @throws when the variable names a file that does not exist
 */
export function findFile({ env, exists }, files, variable = '') {
  const named = env[variable]
  if (!named) return files.find((file) => exists(file)) ?? null
  if (exists(named)) return named
  throw new Error(`${variable} names ${named}, and there is no such file.`)
}

/**
 * What is found, once Debian's packages have been installed where nothing was.
 * @template T
 * @param {Machine} machine
 * @param {() => T | null} find
 * @param {{ packages: readonly string[], advice: string }} otherwise `advice`: what one can do oneself
 * @returns {T}
 * @throws with advice when nothing could be installed
 */
export function findOrInstall(machine, find, { packages, advice }) {
  const found = find() ?? (installDebianPackages(machine, packages) ? find() : null)
  if (found !== null) return found
  throw new Error(`${packages.join(', ')} could not be installed. ${advice}`)
}

/**
 * What tests need, as `ensure` finds or installs it; null where it throws, after a line that says why they
 * are left out.
 * @template T @param {string} tests @param {() => T} ensure @param {Machine['log']} [log] @returns {T | null}
 */
export function orLeaveOut(tests, ensure, log = thisMachine.log) {
  try {
    return ensure()
  } catch (error) {
    log(`LEFT OUT: ${tests}. ${error instanceof Error ? error.message : error}`)
    return null
  }
}

/**
 * Whether programs are here, or their packages of Debian could be installed; else it says what is left out.
 * @param {string} tests what cannot run without them
 * @param {readonly string[]} packages
 * @param {readonly string[]} [files] their programs, by default of the names of the packages
 */
export function hasPrograms(
  tests,
  packages,
  files = packages.map((it) => `/usr/bin/${it}`),
  machine = thisMachine,
) {
  const find = () => files.every(machine.exists) || null
  const advice = `Run as root: apt-get install ${packages.join(' ')}`
  const ensure = () => findOrInstall(machine, find, { packages, advice })
  return orLeaveOut(tests, ensure, machine.log) !== null
}

/**
 * Installs packages of Debian, and says so, as root on a machine with apt-get; elsewhere it does nothing.
 * @param {Machine} machine
 * @param {readonly string[]} packages
 */
function installDebianPackages(machine, packages) {
  if (!machine.isRoot() || !machine.exists('/usr/bin/apt-get')) return false
  machine.log(`Not found: installing ${packages.join(' ')} from Debian…`)
  // Steps that run side by side wait for each other.
  const options = ['-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=600']
  const install = () => machine.run('apt-get', ['install', ...options, ...packages])
  // The lists of packages are missing on a bare machine, and may be old.
  return install() || (machine.run('apt-get', ['update']) && install())
}
