import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.mjs'

/** What npm writes last when it installs. */
const installed = path.join(root, 'node_modules/.package-lock.json')

/**
 * @typedef {import('../../lib/site/environment').Environment} Environment
 * @typedef {{ environment: Environment, names: { site: string[], backend: string[] } }} Printed
 * @type {Printed | undefined}
 */
let printed

/**
 * The site's environment. What reads it is TypeScript, and a process of its own runs it once, which keeps
 * this one small. Ends this process when it is invalid: that process has printed the reason.
 */
export const readEnvironment = () => readPrinted().environment

/** The names of the variables that each application reads; ends this process as `readEnvironment`. */
export const readVariableNames = () => readPrinted().names

/** @returns {Printed} */
const readPrinted = () =>
  (printed ??= printedBy('--import', 'tsx', 'scripts/lib/print-environment.ts'))

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

/** Values that no page contains. */
const serverOnly = ['host', 'revalidateSecret', 'redisUrl', 'cacheDir']

/** The values that pages may contain: pages built with others are out of date. @param {Environment} from */
export function environmentOfPages(from) {
  return JSON.stringify(Object.entries(from).filter(([name]) => !serverOnly.includes(name)))
}
