import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { backendBuild, ensureBuilt, root, siteBuild } from './builds.mjs'
import { nextServer } from './next-server.mjs'
import { requireFreePort } from './ports.mjs'
import { readSettings } from './read-settings.mjs'
import { Supervisor } from './supervisor.mjs'

/** A first start migrates, seeds and, in development, compiles: milliseconds it may take. */
const firstStart = 180_000

/**
 * Serves the site, and the embedded backend with it unless API_BASE_URL names another one.
 * @param {'production' | 'development'} mode
 */
export async function serve(mode) {
  const settings = readSettings()
  const developing = mode === 'development'
  await requireFreePort(settings.port, settings.host, 'PORT')
  if (settings.embedded) await requireFreePort(settings.backendPort, '127.0.0.1', 'BACKEND_PORT')

  const secret = settings.revalidateSecret ?? randomBytes(24).toString('hex')
  const env = {
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
        ...env,
        BACKEND_PORT: String(settings.backendPort),
        BACKEND_PUBLIC_URL: settings.publicApiBaseUrl,
        SITE_INTERNAL_URL: `http://127.0.0.1:${settings.port}`,
      },
    })
    await supervisor.waitFor('content backend', `${settings.apiBaseUrl}/healthz`, firstStart)
  }

  // After the backend, so that the pages of a first build already hold its content.
  if (!developing && !ensureBuilt(siteBuild, env)) await supervisor.stop(1)
  supervisor.start('site', nextServer(developing ? 'dev' : 'start', settings), { cwd: root, env })
  const host = settings.host === '0.0.0.0' ? '127.0.0.1' : settings.host
  await supervisor.waitFor('site', `http://${host}:${settings.port}/api/health`, firstStart)
  announce(settings)
}

/** @param {import('../../lib/site/settings').Settings} settings */
function announce({ siteUrl, backOfficeUrl, embedded }) {
  console.log(`\n  The site:        ${siteUrl}`)
  console.log(`  The back-office: ${backOfficeUrl}`)
  if (embedded) {
    const user = process.env.OWNER_USERNAME || 'proprietaire'
    const password = process.env.OWNER_PASSWORD
      ? 'the one in OWNER_PASSWORD'
      : `the one in ${path.join(process.env.BACKEND_DATA_DIR || 'backend/data', 'premier-mot-de-passe.txt')}`
    console.log(`  Sign in as «${user}» with the password: ${password}`)
  }
  console.log('  Ctrl-C stops everything.\n')
}
