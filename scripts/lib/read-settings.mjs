import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.mjs'

/** What npm writes last when it installs. */
const installed = path.join(root, 'node_modules/.package-lock.json')

/**
 * @typedef {import('../../lib/site/settings').Settings} Settings
 * @typedef {{ settings: Settings, names: { site: string[], backend: string[] } }} Printed
 * @type {Printed | undefined}
 */
let printed

/**
 * The site's settings. They are TypeScript, and a process of its own reads them once, which keeps
 * this one small. Ends this process when they are invalid: that process has printed the reason.
 */
export const readSettings = () => readPrinted().settings

/** The names of the variables that each application reads; ends this process as `readSettings`. */
export const readSettingNames = () => readPrinted().names

/** @returns {Printed} */
function readPrinted() {
  if (printed) return printed
  return (printed = printedBy('--import', 'tsx', 'scripts/lib/print-settings.ts'))
}

/**
 * The JSON that a process of node prints; ends this one when that fails: it has printed the reason.
 * @param {string[]} args its arguments, in the project's folder
 */
export function printedBy(...args) {
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = ['ignore', 'pipe', 'inherit']
  const ended = spawnSync(process.execPath, args, { cwd: root, stdio, encoding: 'utf8' })
  if (ended.status !== 0) {
    if (!existsSync(installed)) console.error('Packages are missing: run npm ci, to its end.')
    process.exit(1)
  }
  return JSON.parse(ended.stdout)
}

/** Settings that no page contains. */
const serverOnly = ['host', 'revalidateSecret', 'redisUrl', 'cacheDir']

/** The settings that pages may contain: pages built with others are out of date. @param {Settings} from */
export function settingsOfPages(from) {
  return JSON.stringify(Object.entries(from).filter(([name]) => !serverOnly.includes(name)))
}
