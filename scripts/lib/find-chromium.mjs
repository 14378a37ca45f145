import { chromium } from '@playwright/test'
import {
  installDebianPackages,
  thisMachine as machineWithoutBrowser,
} from '../shared/debian-packages.mjs'

/** Debian's package of headless Chromium: the tests take a third less time than with the full one. */
const debianPackage = 'chromium-headless-shell'

const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Switches for a browser in a container: no sandbox, no GPU, no background network requests. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * @typedef {import('../shared/debian-packages.mjs').Machine & { ownPath: () => string }} Machine `ownPath`
 *   tells where Playwright installs its browser
 */

/** @type {Machine} */
const thisMachine = { ...machineWithoutBrowser, ownPath: () => chromium.executablePath() }

/**
 * Finds the Chromium for the browser tests: the one in CHROMIUM_PATH, else Playwright's, else the
 * system's.
 * @param {Machine} [machine]
 * @returns {string | null} the path of the executable; null when there is none
 * @throws {Error} when CHROMIUM_PATH names a file that does not exist
 */
export function findChromium(machine = thisMachine) {
  const named = machine.env.CHROMIUM_PATH
  if (named) {
    if (machine.exists(named)) return named
    throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`)
  }
  const candidates = [machine.ownPath(), ...systemPaths]
  return candidates.find((path) => path !== '' && machine.exists(path)) ?? null
}

/**
 * As `findChromium`, and installs a browser when there is none: Playwright's download first, then
 * Debian's package. Logs what it does.
 * @param {Machine} [machine]
 * @returns {string} the path of the executable
 * @throws {Error} with advice when nothing could be installed
 */
export function ensureChromium(machine = thisMachine) {
  const found = findChromium(machine)
  if (found) return found

  machine.log('No Chromium found: installing Playwright’s (npx playwright install chromium)…')
  machine.run('npx', ['playwright', 'install', 'chromium'])
  const downloaded = findChromium(machine)
  if (downloaded) return downloaded

  installDebianPackages(machine, [debianPackage], 'The download failed')
  const packaged = findChromium(machine)
  if (packaged) return packaged
  throw new Error(
    'The browser tests need a Chromium and none could be installed. ' +
      'Install one and set CHROMIUM_PATH to it, or run: npx playwright install --with-deps chromium',
  )
}
