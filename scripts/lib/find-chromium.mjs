import { spawnSync } from 'node:child_process'
import { chromium } from '@playwright/test'
import { findFile, findOrInstall } from '../../platform/programs/find-program.mjs'

/** The headless one first: the tests take a third less time than with the full one. */
const systemNames = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
const systemPaths = systemNames.map((name) => `/usr/bin/${name}`)

/** Switches for a browser in a container, besides those of Playwright. */
export const chromiumArgs = ['--disable-gpu', '--disable-quic']

/** The same for a browser whose requests for other machines fail at once. */
export const localArgs = [
  ...chromiumArgs,
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
]

/**
 * Finds the Chromium for the browser tests: the one in CHROMIUM_PATH, else Playwright's, else the
 * system's; null when there is none.
 * @throws when CHROMIUM_PATH names a file that does not exist
 */
export const findChromium = () =>
  findFile([chromium.executablePath(), ...systemPaths], 'CHROMIUM_PATH')

/**
 * As `findChromium`, and installs a browser when there is none: Playwright's download first, then
 * Debian's package. Logs what it does.
 * @throws with advice when nothing could be installed
 */
export function ensureChromium() {
  const found = findChromium()
  if (found) return found
  console.log('No Chromium found: installing Playwright’s (npx playwright install chromium)…')
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  const advice = 'Set CHROMIUM_PATH, or run: npx playwright install --with-deps chromium'
  return findOrInstall(findChromium, ['chromium-headless-shell'], advice)
}

/** Starts the browser of a command, which reaches this machine alone. */
export const launchChromium = () =>
  chromium.launch({ executablePath: ensureChromium(), args: localArgs })
