import { findFile, installDebianPackages, thisMachine } from '../../scripts/shared/find-program.mjs'

/**
 * A browser engine besides Chromium, and the programs that run it.
 * @typedef {{ name: 'firefox', paths: { browser: string } }
 *   | { name: 'webkit', paths: { browser: string, driver: string, xvfb: string } }} Engine
 */

/** Where Debian puts libraries of its architectures. */
const libraries = ['x86_64', 'aarch64'].map((name) => `/usr/lib/${name}-linux-gnu`)

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
      browser: ['4.1', '4.0'].flatMap((version) =>
        libraries.map((folder) => `${folder}/webkit2gtk-${version}/MiniBrowser`),
      ),
      xvfb: ['/usr/bin/Xvfb'],
    },
  },
]

/** The engines that this machine can run. @returns {Engine[]} */
export function findEngines(machine = thisMachine) {
  return engines.flatMap(({ name, programs }) => {
    const entries = Object.entries(programs).map(([it, files]) => [it, findFile(machine, files)])
    const isComplete = entries.every(([, file]) => file !== null)
    return isComplete ? [/** @type {Engine} */ ({ name, paths: Object.fromEntries(entries) })] : []
  })
}

/**
 * As `findEngines`, and installs what is missing from Debian where it can. Logs which engine is left
 * out, and why.
 */
export function ensureEngines(machine = thisMachine) {
  for (const { name, packages } of engines) {
    const isFound = () => findEngines(machine).some((engine) => engine.name === name)
    if (isFound()) continue
    installDebianPackages(machine, packages)
    if (isFound()) continue
    machine.log(`Left out: ${name}, whose packages (${packages.join(', ')}) are not installed.`)
  }
  return findEngines(machine)
}
