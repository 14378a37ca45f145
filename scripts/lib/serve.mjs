import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { warnOfPlaceholders } from '../../lib/server/warn-of-placeholders.mjs'
import { plainLogger } from '../../lib/shared/log/plain-logger.mjs'
import { root } from './root.mjs'
import { signInHint } from './sign-in-hint.mjs'
import { isAnswering } from './supervisor/is-answering.mjs'
import { Supervisor } from './supervisor/supervisor.mjs'

/** How long a first start may take, in milliseconds: it migrates, seeds and, in development, compiles. */
const startTimeoutMs = 180_000

/**
 * Serves the site, and the embedded backend with it unless API_BASE_URL names another one. This
 * process stays as long as they do, so all that needs memory is done by processes that end.
 * @param {'production' | 'development'} mode
 * @param {{ siteOnly?: boolean }} [options] `siteOnly`: the embedded backend is started by other means
 */
export async function serve(mode, { siteOnly = false } = {}) {
  const { servers, ...plan } = readPlan(mode, siteOnly)
  const supervisor = new Supervisor()
  for (const { name, build, command, cwd, env, readyUrl } of servers) {
    if (build && !ensureBuilt(build, env)) await supervisor.stop(1)
    const isReady = () => isAnswering(readyUrl)
    await supervisor.start(name, { command, cwd, env, isReady, startTimeoutMs })
  }
  announce(plan)
  const site = servers.find(({ name }) => name === 'site')
  if (site) await warnOfPlaceholders(site.env, 'supervisor')
}

/**
 * What to start; ends this process when that cannot be: the other one has printed why.
 * @param {'production' | 'development'} mode
 * @param {boolean} siteOnly
 * @returns {import('./plan.mjs').Plan}
 */
function readPlan(mode, siteOnly) {
  const script = path.join(root, 'scripts/lib/plan.mjs')
  const { status, stdout } = spawnSync(
    process.execPath,
    [script, mode, ...(siteOnly ? ['site'] : [])],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  )
  if (status !== 0) process.exit(1)
  return JSON.parse(stdout)
}

/**
 * Builds an application unless that is done.
 * @param {'site' | 'backend'} application
 * @param {Record<string, string | undefined>} env
 * @returns {boolean} false when the build failed
 */
function ensureBuilt(application, env) {
  const { status } = spawnSync(
    process.execPath,
    [path.join(root, 'scripts/build.mjs'), application],
    {
      env: /** @type {NodeJS.ProcessEnv} */ (env),
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  )
  return status === 0
}

/**
 * Tells a person at a terminal where everything is; elsewhere the log does, in one line.
 * @param {Omit<import('./plan.mjs').Plan, 'servers'>} plan
 */
function announce({ siteUrl, backOfficeUrl, signIn }) {
  const hint = signIn && signInHint(signIn, path.join(root, 'backend'))
  if (!process.stdout.isTTY) {
    const places = { site: siteUrl, backOffice: backOfficeUrl }
    plainLogger('supervisor').info(places, `Everything answers. ${hint ?? ''}`.trim())
    return
  }
  console.log(`\n  The site:        ${siteUrl}`)
  console.log(`  The back-office: ${backOfficeUrl}`)
  if (hint) console.log(`  ${hint}`)
  console.log('  Ctrl-C stops everything.\n')
}
