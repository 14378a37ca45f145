import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { root } from './root.mjs'

/** @typedef {import('../../lib/site/settings').Settings} Settings */

/** @typedef {{ settings: Settings, names: { site: string[], backend: string[] } }} Printed */

/** @type {Printed | undefined} */
let printed

/**
 * The site's settings. They are TypeScript, and a process of its own reads them once, which keeps
 * this one small. Ends this process when they are invalid: that process has printed the reason.
 * @returns {Settings}
 */
export function readSettings() {
  printed ??= printSettings()
  return printed.settings
}

/** The names of the variables that each application reads; ends this process as `readSettings`. */
export function readSettingNames() {
  printed ??= printSettings()
  return printed.names
}

/** @returns {Printed} */
function printSettings() {
  const script = path.join(root, 'scripts/lib/print-settings.ts')
  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', script], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) process.exit(1)
  return JSON.parse(stdout)
}

/** Settings that no page contains. @type {ReadonlySet<string>} */
const serverOnly = new Set(['host', 'revalidateSecret', 'redisUrl', 'cacheDir'])

/**
 * The settings that pages may contain, as text: pages built with other ones are out of date.
 * @param {Settings} from
 */
export function settingsOfPages(from) {
  return JSON.stringify(Object.entries(from).filter(([name]) => !serverOnly.has(name)))
}
