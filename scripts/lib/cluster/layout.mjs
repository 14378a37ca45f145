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

/** The ports of all servers: the proxy's two are public, the others follow. @param {number} site */
export function portsFrom(site) {
  const [backOffice, sites] = [site + 1, replicas.map((replica) => site + 2 + replica)]
  return { site, backOffice, sites, backend: site + 4, redis: site + 5, postgres: site + 6 }
}
