import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { plainLogger } from '../../platform/log/plain-logger.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const script = path.join(import.meta.dirname, 'print-placeholders')

/** Whether this is a folder of `npm run standalone`, where that program is compiled. */
export const isStandalone = existsSync(`${script}.mjs`)

/**
 * Names the numbers and addresses that visitors see although they are examples, until they are set: a
 * warning, except of a site for this machine alone, which somebody tries or changes. A process of its own
 * reads them, so that this one stays small. Never rejects.
 * @param {Record<string, string | undefined>} env the site's
 * @param {string} component who says it
 */
export async function warnOfPlaceholders(env, component) {
  const log = plainLogger(component)
  const command = isStandalone ? [`${script}.mjs`] : ['--import', 'tsx', `${script}.ts`]
  try {
    const { stdout } = await promisify(execFile)(process.execPath, command, {
      cwd: root,
      env: /** @type {NodeJS.ProcessEnv} */ (env),
    })
    /** @type {{ names: string[], place?: string }} */
    const { names, place } = JSON.parse(stdout)
    if (names.length === 0) return
    const level = isForThisMachine(env.SITE_URL) ? 'info' : 'warn'
    log[level]({ names }, placeholderWarning(names, place))
  } catch (error) {
    // Ctrl-C reaches that process too: nobody asks any more.
    if (['SIGINT', 'SIGTERM'].includes(/** @type {{ signal: string }} */ (error).signal)) return
    log.warn({ error }, 'It is not known whether visitors see placeholders')
  }
}

/** @param {string | undefined} siteUrl */
function isForThisMachine(siteUrl = '') {
  return /^https?:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:|\/|$)/.test(siteUrl)
}

/**
 * @param {readonly string[]} names of variables
 * @param {string} [place] where the back-office changes them, if it does
 */
export function placeholderWarning(names, place) {
  const backOffice = place ? `in «Réglages du site», ${place}, or ` : ''
  return `Visitors see placeholders of ${names.join(', ')}: set them ${backOffice}in the environment`
}
