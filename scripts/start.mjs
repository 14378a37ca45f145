import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { warnOfPlaceholders } from '../lib/server/warn-of-placeholders.mjs'
import { plainLogger } from '../platform/log/plain-logger.mjs'
import { noteOldNode } from '../platform/note-old-node.mjs'
import { during } from './lib/progress.mjs'
import { printedBy } from './lib/read-environment.mjs'
import { root } from './lib/root.mjs'
import { signInHint } from './lib/sign-in-hint.mjs'
import { isAnswering } from './lib/supervisor/is-answering.mjs'
import { createSupervisor } from './lib/supervisor/supervisor.mjs'

/** @typedef {import('./lib/plan.mjs').PlannedServer} PlannedServer @typedef {import('./lib/plan.mjs').Plan} Plan */

/** How long a first start may take, in milliseconds: it migrates, seeds and, in development, compiles. */
const startTimeoutMs = 600_000

/** Milliseconds between two questions whether the back-office answers. */
const pollIntervalMs = 250

const log = plainLogger('supervisor')

/**
 * Serves the site, and the embedded backend with it unless API_BASE_URL names another one. The site is
 * built while the contents come into the database, and shows them before the back-office is built.
 * This process stays as long as the servers, so all that needs memory is done by processes that end.
 * @param {string | undefined} what `development` for reload on every change; `site` where the embedded
 *   backend is started by other means
 */
async function serve(what) {
  const developing = what === 'development'
  if (!developing) noteOldNode('supervisor')
  /** @type {Plan} */
  const { site, backend, toBuild, ...plan } = printedBy('scripts/lib/plan.mjs', what ?? '')
  const supervisor = createSupervisor()

  /** @param {(typeof toBuild)[number]} name */
  async function build(name) {
    if (!toBuild.includes(name)) return
    const command = [process.execPath, path.join(root, 'scripts/build.mjs'), name]
    const { env } = name === 'site' || !backend ? site : backend
    const { succeeded, output } = await during(`Building the ${name}`, () =>
      supervisor.run({ command, cwd: root, env }),
    )
    if (succeeded) return
    process.stderr.write(output)
    await supervisor.stop(1)
  }

  /** @param {PlannedServer} server @param {Promise<void>} [before] what its answer needs */
  async function start({ name, command, cwd, env, readyUrl }, before) {
    const isReady = async () => {
      await before
      // A page is compiled before its first answer in development.
      return isAnswering(readyUrl, developing ? startTimeoutMs : undefined)
    }
    await during(`Starting the ${name}`, () =>
      supervisor.start(name, { command, cwd, env, isReady, startTimeoutMs }),
    )
  }

  async function startBackend() {
    await build('contents')
    if (backend) await start(backend)
  }

  if (plan.memoryNotice) {
    log.warn(plan.memoryNotice)
    // One after the other, and nothing beside them.
    for (const name of toBuild) await build(name)
    toBuild.length = 0
  }
  const contents = startBackend()
  await build('site')
  if (!developing) await contents
  await start(site, contents)
  announce(plan, backend, toBuild.includes('backend'))
  await warnOfPlaceholders(site.env, 'supervisor')
  if (!backend || !toBuild.includes('backend')) return
  await build('backend')
  await during('Starting the back-office', async () => {
    while (!(await isAnswering(backend.signInUrl))) await sleep(pollIntervalMs)
  })
  log.info({ backOffice: plan.backOfficeUrl }, 'The back-office answers.')
}

/**
 * Tells a person at a terminal where everything is; elsewhere the log does, in one line.
 * @param {Pick<Plan, 'siteUrl' | 'backOfficeUrl'>} plan @param {PlannedServer | null} backend
 * @param {boolean} isPreparing whether the back-office is still to be built
 */
function announce({ siteUrl, backOfficeUrl }, backend, isPreparing) {
  const hint = backend && signInHint(backend.env, path.join(root, 'backend'))
  const later = isPreparing ? ' (in a minute: it is being built)' : ''
  if (!process.stdout.isTTY) {
    const places = { site: siteUrl, backOffice: `${backOfficeUrl}${later}` }
    log.info(places, `The site answers. ${hint ?? ''}`.trim())
    return
  }
  const lines = [`The site:        ${siteUrl}`, `The back-office: ${backOfficeUrl}${later}`]
  const all = [...lines, ...(hint ? [hint] : []), 'Ctrl-C stops everything.']
  console.log(`\n${all.map((line) => `  ${line}\n`).join('')}`)
}

await serve(process.argv[2])
