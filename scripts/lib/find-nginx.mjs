import { installDebianPackages, thisMachine } from '../shared/debian-packages.mjs'

/** Debian's package, installed when the machine has no nginx. */
const debianPackage = 'nginx'

/** Where systems put nginx. */
const systemPaths = [
  '/usr/sbin/nginx',
  '/usr/bin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
]

/** @typedef {import('../shared/debian-packages.mjs').Machine} Machine */

/** @param {Machine} [machine] @returns {string | null} null when there is none */
export function findNginx(machine = thisMachine) {
  return systemPaths.find((path) => machine.exists(path)) ?? null
}

/**
 * As `findNginx`, and installs Debian's package when there is none.
 * @param {Machine} [machine]
 * @returns {string}
 * @throws with advice when none is found and none could be installed
 */
export function ensureNginx(machine = thisMachine) {
  const found = findNginx(machine)
  if (found) return found

  installDebianPackages(machine, [debianPackage], 'No nginx found')
  const packaged = findNginx(machine)
  if (packaged) return packaged
  throw new Error(
    `nginx is needed and could not be installed. Run as root: apt-get install ${debianPackage}`,
  )
}
