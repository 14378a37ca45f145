import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Debian's package of the browser without windows: the same pages in two thirds of the time. */
const DEBIAN_PACKAGE = 'chromium-headless-shell'

const SYSTEM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** What a browser in a container needs: no sandbox of its own, no GPU, and no calls home. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * @typedef {object} Machine
 * @property {Record<string, string | undefined>} env
 * @property {(path: string) => boolean} exists
 * @property {() => string} ownPath where Playwright would have put its own browser
 * @property {() => boolean} isRoot
 * @property {(command: string, args: string[]) => boolean} run runs a command in sight; true when it succeeded
 * @property {(line: string) => void} say
 */

/** @type {Machine} */
const thisMachine = {
  env: process.env,
  exists: existsSync,
  ownPath: () => chromium.executablePath(),
  isRoot: () => process.getuid?.() === 0,
  run: (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0,
  say: (line) => console.log(line),
}

/**
 * The Chromium that the browser tests drive: the one named by CHROMIUM_PATH, else Playwright's
 * own, else the system's. Null when there is none.
 * @param {Machine} [machine]
 * @returns {string | null}
 */
export function findChromium(machine = thisMachine) {
  const named = machine.env.CHROMIUM_PATH
  if (named) {
    if (machine.exists(named)) return named
    throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`)
  }
  const candidates = [machine.ownPath(), ...SYSTEM_PATHS]
  return candidates.find((path) => path !== '' && machine.exists(path)) ?? null
}

/**
 * As `findChromium`, and installs a browser when there is none: Playwright's download first,
 * then Debian's package. Says what it does; throws with advice when nothing works.
 * @param {Machine} [machine]
 * @returns {string}
 */
export function ensureChromium(machine = thisMachine) {
  const found = findChromium(machine)
  if (found) return found

  machine.say('No Chromium found: installing Playwright’s (npx playwright install chromium)…')
  machine.run('npx', ['playwright', 'install', 'chromium'])
  const downloaded = findChromium(machine)
  if (downloaded) return downloaded

  if (machine.isRoot() && machine.exists('/usr/bin/apt-get')) {
    machine.say(`The download failed: installing Debian’s package ${DEBIAN_PACKAGE}…`)
    if (machine.run('apt-get', ['update'])) {
      machine.run('apt-get', ['install', '-y', '--no-install-recommends', DEBIAN_PACKAGE])
    }
    const packaged = findChromium(machine)
    if (packaged) return packaged
  }
  throw new Error(
    'The browser tests need a Chromium and none could be installed. ' +
      'Install one and set CHROMIUM_PATH to it, or run: npx playwright install --with-deps chromium',
  )
}
