import { installDebianPackages, thisMachine } from '../shared/debian-packages.mjs'

/** @typedef {import('../shared/debian-packages.mjs').Machine} Machine */
/**
 * A browser engine besides Chromium, and the programs that run it.
 * @typedef {{ name: 'firefox', paths: { browser: string } }
 *   | { name: 'webkit', paths: { browser: string, driver: string, xvfb: string } }} Engine
 */

/** Where Debian puts libraries of its architectures. */
const libraries = ['x86_64', 'aarch64'].map((name) => `/usr/lib/${name}-linux-gnu`)

/** The packages of each engine, and its programs: the first file that exists of each. */
const engines = /** @type {const} */ ([
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
])

/**
 * The engines that this machine can run.
 * @param {Machine} [machine]
 * @returns {Engine[]}
 */
export function findEngines(machine = thisMachine) {
  return engines.flatMap(({ name, programs }) => {
    const paths = Object.entries(programs).map(([program, files]) => [
      program,
      files.find((/** @type {string} */ file) => machine.exists(file)),
    ])
    const isComplete = paths.every(([, file]) => file !== undefined)
    return isComplete ? [/** @type {Engine} */ ({ name, paths: Object.fromEntries(paths) })] : []
  })
}

/**
 * As `findEngines`, and installs what is missing from Debian where it can. Logs which engine is left
 * out, and why.
 * @param {Machine} [machine]
 * @returns {Engine[]}
 */
export function ensureEngines(machine = thisMachine) {
  const isFound = (/** @type {string} */ name) =>
    findEngines(machine).some((engine) => engine.name === name)
  for (const { name, packages } of engines) {
    if (!isFound(name)) installDebianPackages(machine, packages, `No ${name} found`)
    if (isFound(name)) continue
    machine.log(`Left out: ${name}, whose packages (${packages.join(', ')}) are not installed.`)
  }
  return findEngines(machine)
}
