import { installDebianPackages, thisMachine } from '../shared/debian-packages.mjs'

/** Debian's package, installed when the machine has no Redis server. */
const debianPackage = 'redis-server'

/** Valkey is the open-source fork of Redis and speaks the same protocol. */
const systemPaths = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'].flatMap((directory) => [
  `${directory}/redis-server`,
  `${directory}/valkey-server`,
])

/** @typedef {import('../shared/debian-packages.mjs').Machine} Machine */

/**
 * The Redis server that the browser tests start: the one that REDIS_SERVER_PATH names, else the
 * system's `redis-server` or `valkey-server`.
 * @param {Machine} [machine]
 * @returns {string | null} its path; null when there is none
 * @throws when REDIS_SERVER_PATH names a file that does not exist
 */
export function findRedis(machine = thisMachine) {
  const named = machine.env.REDIS_SERVER_PATH
  if (named) {
    if (machine.exists(named)) return named
    throw new Error(`REDIS_SERVER_PATH names ${named}, and there is no such file.`)
  }
  return systemPaths.find((path) => machine.exists(path)) ?? null
}

/**
 * As `findRedis`, and installs Debian's package when there is none.
 * @param {Machine} [machine]
 * @returns {string}
 * @throws with advice when no server is found and none could be installed
 */
export function ensureRedis(machine = thisMachine) {
  const found = findRedis(machine)
  if (found) return found

  installDebianPackages(machine, [debianPackage], 'No Redis server found')
  const packaged = findRedis(machine)
  if (packaged) return packaged
  throw new Error(
    'The browser tests need a Redis server and none could be installed. ' +
      'Install redis-server or valkey-server, or set REDIS_SERVER_PATH to one.',
  )
}
