import {
  findFile,
  findOrInstall,
  orLeaveOut,
  thisMachine,
} from '../../scripts/shared/find-program.mjs'

/**
 * A browser engine besides Chromium, and the programs that run it.
 * @typedef {{ name: 'firefox', paths: { browser: string } }
 *   | { name: 'webkit', paths: { browser: string, driver: string, xvfb: string } }} Engine
 */

/** The packages of each engine, and its programs: the first file that exists of each. */
const engines = [
  {
    name: 'firefox',
    packages: ['firefox-esr'],
    programs: { browser: ['/usr/bin/firefox-esr', '/usr/bin/firefox'] },
  },
  {
    name: 'webkit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: {
      driver: ['/usr/bin/WebKitWebDriver'],
      browser: ['x86_64', 'aarch64'].flatMap((machine) =>
        ['4.1', '4.0'].map((it) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${it}/MiniBrowser`),
      ),
      xvfb: ['/usr/bin/Xvfb'],
    },
  },
]

/**
 * The engines that this machine can run, once what is missing has been installed from Debian where it can
 * be. Logs which one is left out. @returns {Engine[]}
 */
export const ensureEngines = (machine = thisMachine) =>
  engines.flatMap(({ name, packages, programs }) => {
    const find = () => {
      const entries = Object.entries(programs).map(([it, files]) => [it, findFile(machine, files)])
      if (entries.some(([, file]) => file === null)) return null
      return /** @type {Engine} */ ({ name, paths: Object.fromEntries(entries) })
    }
    const advice = `Run as root: apt-get install ${packages.join(' ')}`
    const ensure = () => findOrInstall(machine, find, { packages, advice })
    return orLeaveOut(name, ensure, machine.log) ?? []
  })
