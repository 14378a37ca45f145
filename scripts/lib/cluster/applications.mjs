import path from 'node:path'
import { ignoreEnvFiles } from '../../../platform/env-files.mjs'
import { environmentOf } from '../environment.mjs'
import { siteServer } from '../next-server.mjs'
import { root } from '../root.mjs'
import { isAnswering } from '../supervisor/is-answering.mjs'
import { folderOf } from './layout.mjs'

/**
 * @typedef {import('../supervisor/supervised-process.mjs').Program} Program
 * @typedef {import('./layout.mjs').Ports} Ports
 */

/** How long a start may take, in milliseconds: the backend's first one migrates and seeds. */
const startTimeoutMs = 180_000

const common = {
  ...ignoreEnvFiles,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  MALLOC_ARENA_MAX: '2',
  HOST: '127.0.0.1',
  BACKEND_HOST: '127.0.0.1',
}

/** Where the backend keeps its uploads and its secret. */
export const backendData = folderOf('backend')

/** What the environment sets unless it does so already. @param {Ports} ports */
function publicOrigins(ports) {
  const backOffice = process.env.BACKEND_PUBLIC_URL ?? `http://localhost:${ports.backOffice}`
  return {
    SITE_URL: process.env.SITE_URL ?? `http://localhost:${ports.site}`,
    BACKEND_PUBLIC_URL: backOffice,
    PUBLIC_API_BASE_URL: backOffice,
    BACK_OFFICE_URL: `${backOffice}/admin`,
    API_BASE_URL: localOrigin(ports.backend),
  }
}

/** @param {Ports} ports @param {{ databaseUrl: string, secret: string }} shared @returns {Program} */
export function backendProgram(ports, { databaseUrl, secret }) {
  return {
    command: [process.execPath, path.join(root, 'backend/start.mjs')],
    cwd: path.join(root, 'backend'),
    env: {
      ...environmentOf('backend'),
      ...common,
      ...publicOrigins(ports),
      BACKEND_PORT: String(ports.backend),
      BACKEND_DATA_DIR: backendData,
      DATABASE_URL: databaseUrl,
      REVALIDATE_SECRET: secret,
      // Every replica: a publication reaches each of them without Redis, too.
      SITE_INTERNAL_URL: ports.sites.map(localOrigin).join(','),
    },
    isReady: () => isAnswering(`${localOrigin(ports.backend)}/healthz`),
    startTimeoutMs,
  }
}

/**
 * A replica of the site.
 * @param {Ports} ports @param {number} replica @param {string} release the folder of its build
 * @param {string} secret @returns {Program}
 */
export function siteProgram(ports, replica, release, secret) {
  const port = Number(ports.sites[replica])
  return {
    command: [process.execPath, ...siteServer(release)],
    cwd: release,
    env: {
      ...siteEnv(ports),
      PORT: String(port),
      REVALIDATE_SECRET: secret,
      REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
      CACHE_DIR: folderOf(`site-${replica + 1}`),
    },
    isReady: () => isAnswering(`${localOrigin(port)}/api/health`),
    startTimeoutMs,
  }
}

/** The environment of the site that its build reads too. @param {Ports} ports */
export function siteEnv(ports) {
  return { ...environmentOf('site'), ...common, ...publicOrigins(ports), PORT: String(ports.site) }
}

/** @param {number} port */
const localOrigin = (port) => `http://127.0.0.1:${port}`
