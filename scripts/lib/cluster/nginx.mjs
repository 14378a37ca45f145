import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isRoot } from '../../../platform/programs/find-program.mjs'
import { ensureNginx } from '../find-servers.mjs'
import { isListening } from '../ports.mjs'
import { root } from '../root.mjs'
import { folderOf } from './layout.mjs'

/** @typedef {import('./layout.mjs').Ports} Ports */

/**
 * The proxy, with the files of deploy/nginx/ that a production server includes.
 * @param {Ports} ports
 * @param {string} dataFolder of the backend
 * @returns {import('../supervisor/supervised-process.mjs').Program}
 */
export function nginxProgram(ports, dataFolder) {
  const folder = folderOf('nginx')
  mkdirSync(folder, { recursive: true })
  rmSync(path.join(folder, 'rayonne'), { force: true })
  symlinkSync(path.join(root, 'deploy/nginx'), path.join(folder, 'rayonne'))
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, nginxConfiguration(ports, dataFolder))
  // The workers keep the user, who owns the folders.
  const user = isRoot() ? ['-g', 'user root;'] : []
  return {
    command: [ensureNginx(), '-p', folder, '-c', file, '-e', `${folder}/error.log`, ...user],
    cwd: folder,
    env: { PATH: process.env.PATH },
    isReady: () => isListening(ports.site),
    startTimeoutMs: 10_000,
    // Its workers outlive it, and would keep its ports.
    ownGroup: true,
  }
}

/** @param {Ports} ports @param {string} dataFolder */
export function nginxConfiguration({ site, backOffice, sites, backend }, dataFolder) {
  /** @type {Record<string, unknown>} */
  const values = {
    PORT: site,
    BACK_OFFICE_PORT: backOffice,
    SITE_1_PORT: sites[0],
    SITE_2_PORT: sites[1],
    BACKEND_PORT: backend,
    BACKEND_DATA_DIR: dataFolder,
  }
  const template = readFileSync(path.join(root, 'deploy/nginx/cluster.conf.template'), 'utf8')
  return template.replace(/\$\{(\w+)\}/g, (_, name) => String(values[name]))
}
