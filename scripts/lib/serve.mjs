import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { backendBuild, ensureBuilt, siteBuild } from './builds.mjs'
import { ignoreEnvFiles, loadEnvFiles } from './env-files.mjs'
import { environmentOf } from './environment.mjs'
import { nextServer } from './next-server.mjs'
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
 */
export async function serve(mode) {
  // First: everything below, and every process that it starts, reads the environment.
  loadEnvFiles(root, mode)
  const settings = readSettings()
  const developing = mode === 'development'
  await requireFreePort(settings.port, settings.host, 'PORT')
  if (settings.embedded) await requireFreePort(settings.backendPort, '127.0.0.1', 'BACKEND_PORT')

  const secret = settings.revalidateSecret ?? randomBytes(24).toString('hex')
  const env = {
    ...ignoreEnvFiles,
    NODE_ENV: mode,
    NEXT_TELEMETRY_DISABLED: '1',
    // glibc otherwise keeps a memory arena per thread: a quarter more resident memory.
    MALLOC_ARENA_MAX: '2',
    PORT: String(settings.port),
    REVALIDATE_SECRET: secret,
  }
  const supervisor = new Supervisor()

  if (settings.embedded) {
    if (!developing && !ensureBuilt(backendBuild, {})) process.exit(1)
    supervisor.start('content backend', [developing ? 'dev.mjs' : 'start.mjs'], {
      cwd: path.join(root, 'backend'),
      env: {
        ...environmentOf('backend'),
        ...env,
        BACKEND_PORT: String(settings.backendPort),
        BACKEND_PUBLIC_URL: settings.publicApiBaseUrl,
        SITE_INTERNAL_URL: `http://127.0.0.1:${settings.port}`,
      },
    })
    await supervisor.waitFor('content backend', `${settings.apiBaseUrl}/healthz`, startTimeoutMs)
  }

  // After the backend, so that the pages of a first build already hold its content.
  if (!developing && !ensureBuilt(siteBuild, env)) await supervisor.stop(1)
  supervisor.start('site', nextServer(developing ? 'dev' : 'start', settings), {
    cwd: root,
    env: { ...environmentOf('site'), ...env },
  })
  const host = settings.host === '0.0.0.0' ? '127.0.0.1' : settings.host
  await supervisor.waitFor('site', `http://${host}:${settings.port}/api/health`, startTimeoutMs)
  announce(settings)
}

/** @param {import('./read-settings.mjs').Settings} settings */
function announce({ siteUrl, backOfficeUrl, embedded }) {
  console.log(`\n  The site:        ${siteUrl}`)
  console.log(`  The back-office: ${backOfficeUrl}`)
  const hint = embedded ? signInHint(process.env, path.join(root, 'backend')) : null
  if (hint) console.log(`  ${hint}`)
  console.log('  Ctrl-C stops everything.\n')
}
