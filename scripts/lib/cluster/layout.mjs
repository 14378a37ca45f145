import path from 'node:path'
import { root } from '../root.mjs'

/** Everything that the cluster writes; git ignores it. CLUSTER_DIR is for tests. */
export const folder = path.resolve(root, process.env.CLUSTER_DIR || '.cluster')

/** Where the files of one server are. @param {string} name */
export const folderOf = (name) => path.join(folder, name)

/** The process ids of all servers, as JSON. */
export const pidsFile = folderOf('pids.json')

/** The process id of the cluster itself. */
export const ownPidFile = folderOf('pid')

/** The replicas of the site. */
export const replicas = [0, 1]

/** @typedef {ReturnType<typeof portsFrom>} Ports */

/**
 * The ports of all servers: the proxy's two are public, the others follow.
 * @param {number} port that of the site behind the proxy
 */
export function portsFrom(port) {
  return {
    site: port,
    backOffice: port + 1,
    sites: [port + 2, port + 3],
    backend: port + 4,
    redis: port + 5,
    postgres: port + 6,
  }
}
