import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { ignoreEnvFiles, loadEnvFiles } from './env-files.mjs'
import { environmentOf } from './environment.mjs'
import { developmentServer, productionServer } from './next-server.mjs'
import { requireFreePort } from './ports.mjs'
import { readSettings } from './read-settings.mjs'
import { root } from './root.mjs'
import { signInHint } from './sign-in-hint.mjs'
import { Supervisor } from './supervisor.mjs'

/** How long a first start may take, in milliseconds: it migrates, seeds and, in development, compiles. */
const startTimeoutMs = 180_000

/**
 * Serves the site, and the embedded backend with it unless API_BASE_URL names another one.
 * @param {'production' | 'development'} mode
 * @param {{ siteOnly?: boolean }} [options] `siteOnly`: the embedded backend is started by other means
 */
export async function serve(mode, { siteOnly = false } = {}) {
  // First: everything below, and every process that it starts, reads the environment.
  loadEnvFiles(root, mode)
  const settings = readSettings()
  const developing = mode === 'development'
  const startsBackend = settings.embedded && !siteOnly
  await requireFreePort(settings.port, settings.host, 'PORT')
  if (startsBackend) await requireFreePort(settings.backendPort, '127.0.0.1', 'BACKEND_PORT')

  // Shared by the two processes that are started here; another backend has its own.
  const generatedSecret = startsBackend ? randomBytes(24).toString('hex') : undefined
  const secret = settings.revalidateSecret ?? generatedSecret
  const env = {
    ...ignoreEnvFiles,
    NODE_ENV: mode,
    NEXT_TELEMETRY_DISABLED: '1',
    // glibc otherwise keeps a memory arena per thread: a quarter more resident memory.
    MALLOC_ARENA_MAX: '2',
    HOST: settings.host,
    PORT: String(settings.port),
    SITE_URL: settings.siteUrl,
    REVALIDATE_SECRET: secret,
  }
  const supervisor = new Supervisor()

  if (startsBackend) {
    if (!developing && !ensureBuilt('backend', {})) process.exit(1)
    supervisor.start('content backend', [developing ? 'dev.mjs' : 'start.mjs'], {
      cwd: path.join(root, 'backend'),
      env: {
        ...environmentOf('backend'),
        ...env,
        BACKEND_PORT: String(settings.backendPort),
        BACKEND_PUBLIC_URL: settings.publicApiBaseUrl,
        SITE_INTERNAL_URL: localOrigin(settings),
      },
    })
    await supervisor.waitFor('content backend', `${settings.apiBaseUrl}/healthz`, startTimeoutMs)
  }

  // After the backend, so that the pages of a first build already hold its content.
  if (!developing && !ensureBuilt('site', env)) await supervisor.stop(1)
  const site = developing ? developmentServer(settings) : productionServer
  supervisor.start('site', site, { cwd: root, env: { ...environmentOf('site'), ...env } })
  const origin = localOrigin(settings)
  await supervisor.waitFor('site', `${origin}/api/health`, startTimeoutMs)
  announce(settings, startsBackend)
}

/**
 * Builds an application unless that is done, in a process of its own: to compare the source with the
 * build takes memory that this process, which lives as long as the servers, would keep.
 * @param {'site' | 'backend'} application
 * @param {Record<string, string | undefined>} env added to the environment of this process
 * @returns {boolean} false when the build failed
 */
function ensureBuilt(application, env) {
  const { status } = spawnSync(
    process.execPath,
    [path.join(root, 'scripts/build.mjs'), application],
    { env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit'] },
  )
  return status === 0
}

/** Where this machine reaches the site. @param {{ host: string, port: number }} address */
function localOrigin({ host, port }) {
  const loopback = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host
  return `http://${loopback.includes(':') ? `[${loopback}]` : loopback}:${port}`
}

/**
 * @param {import('./read-settings.mjs').Settings} settings
 * @param {boolean} startsBackend
 */
function announce({ siteUrl, backOfficeUrl }, startsBackend) {
  console.log(`\n  The site:        ${siteUrl}`)
  console.log(`  The back-office: ${backOfficeUrl}`)
  const hint = startsBackend ? signInHint(process.env, path.join(root, 'backend')) : null
  if (hint) console.log(`  ${hint}`)
  console.log('  Ctrl-C stops everything.\n')
}
