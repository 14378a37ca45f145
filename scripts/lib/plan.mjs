import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { ignoreEnvFiles, loadEnvFiles } from '../../platform/env-files.mjs'
import { memoryNotice } from './build-memory.mjs'
import { builds, discard, isCurrent } from './builds.mjs'
import { environmentOf } from './environment.mjs'
import { developmentServer, siteServer } from './next-server.mjs'
import { requireFreePort } from './ports.mjs'
import { readEnvironment } from './read-environment.mjs'
import { root } from './root.mjs'

/**
 * @typedef {import('./supervisor/supervised-process.mjs').Program} Program
 * @typedef {Pick<Program, 'command' | 'cwd' | 'env'> & { name: string, readyUrl: string }} PlannedServer
 *   one of the two servers; `readyUrl` answers with a 2xx status when it is ready
 * @typedef {object} Plan
 * @property {PlannedServer} site
 * @property {(PlannedServer & { signInUrl: string }) | null} backend null where the embedded one is not started
 * @property {string} siteUrl
 * @property {string} backOfficeUrl
 * @property {(keyof typeof builds)[]} toBuild what is not built yet, or not from this very source
 * @property {string | null} memoryNotice what is to be said of the memory before that
 */

// Prints the plan of `npm start` or `npm run dev` as JSON. A process of its own: what it loads would
// stay in the memory of the supervisor, which lives as long as the servers.
console.log(JSON.stringify(await planOf(process.argv[2])))

/** @param {string | undefined} what the argument of scripts/start.mjs @returns {Promise<Plan>} */
async function planOf(what) {
  const developing = what === 'development'
  const mode = developing ? 'development' : 'production'
  // First: everything below, and every process that is started, reads the environment.
  loadEnvFiles(root, mode)
  const environment = readEnvironment()
  const startsBackend = environment.embedded && what !== 'site'
  await requireFreePort(environment.port, environment.host, 'PORT')
  if (startsBackend) await requireFreePort(environment.backendPort, '127.0.0.1', 'BACKEND_PORT')

  // Shared by the two processes; another backend has its own.
  const generatedSecret = startsBackend ? randomBytes(24).toString('hex') : undefined
  const env = {
    ...ignoreEnvFiles,
    NODE_ENV: mode,
    NEXT_TELEMETRY_DISABLED: '1',
    // glibc otherwise keeps a memory arena per thread: a quarter more resident memory.
    MALLOC_ARENA_MAX: '2',
    HOST: environment.host,
    PORT: String(environment.port),
    SITE_URL: environment.siteUrl,
    REVALIDATE_SECRET: environment.revalidateSecret ?? generatedSecret,
  }
  const origin = localOrigin(environment)
  /** @type {Plan['toBuild']} */
  const served = startsBackend ? ['site', 'contents', 'backend'] : ['site']
  const toBuild = developing ? [] : served.filter((name) => !isCurrent(builds[name]))
  // The backend waits for the stamp of the new build.
  for (const name of toBuild) discard(builds[name])
  /** @type {NonNullable<Plan['backend']>} */
  const backend = {
    name: 'content backend',
    command: [process.execPath, developing ? 'dev.mjs' : 'start.mjs'],
    cwd: path.join(root, 'backend'),
    env: {
      ...environmentOf('backend'),
      ...env,
      BACKEND_PORT: String(environment.backendPort),
      BACKEND_PUBLIC_URL: environment.publicApiBaseUrl,
      SITE_INTERNAL_URL: origin,
      // The contents are answered before the back-office is built.
      BACK_OFFICE_LATER: toBuild.includes('backend') ? 'yes' : undefined,
    },
    readyUrl: `${environment.apiBaseUrl}/healthz`,
    signInUrl: `${environment.apiBaseUrl}/admin/login`,
  }
  /** @type {PlannedServer} */
  const site = {
    name: 'site',
    command: [
      process.execPath,
      ...(developing ? developmentServer(environment) : siteServer(root)),
    ],
    cwd: root,
    env: { ...environmentOf('site'), ...env },
    // In development, what a person looks at first is compiled meanwhile.
    readyUrl: developing ? origin : `${origin}/api/health`,
  }
  return {
    site,
    backend: startsBackend ? backend : null,
    siteUrl: environment.siteUrl,
    backOfficeUrl: environment.backOfficeUrl,
    toBuild,
    memoryNotice: toBuild.length > 0 ? memoryNotice(toBuild.join(' and ')) : null,
  }
}

/** Where this machine reaches the site. @param {{ host: string, port: number }} address */
function localOrigin({ host, port }) {
  const loopback = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host
  return `http://${loopback.includes(':') ? `[${loopback}]` : loopback}:${port}`
}
