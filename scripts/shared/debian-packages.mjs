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
 * Installs packages of Debian, as root on a machine with apt-get; elsewhere it does nothing.
 * @param {Pick<Machine, 'exists' | 'isRoot' | 'run' | 'log'>} machine
 * @param {readonly string[]} packages
 * @param {string} reason the beginning of the line that is logged
 */
export function installDebianPackages(machine, packages, reason) {
  if (!machine.isRoot() || !machine.exists('/usr/bin/apt-get')) return
  machine.log(`${reason}: installing ${packages.join(' ')} from Debian…`)
  if (!machine.run('apt-get', ['update'])) return
  machine.run('apt-get', ['install', '-y', '--no-install-recommends', ...packages])
}
