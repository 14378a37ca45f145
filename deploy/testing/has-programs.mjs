import { findFile, findOrInstall, thisMachine } from '../../scripts/shared/find-program.mjs'

/**
 * Whether programs are here, or their packages of Debian could be installed; else it says what is left out.
 * @param {string} tests what cannot run without them
 * @param {readonly string[]} packages
 * @param {readonly string[]} [files] their programs, by default of the names of the packages
 */
export function hasPrograms(tests, packages, files = packages.map((it) => `/usr/bin/${it}`)) {
  const find = () => files.every((it) => findFile(thisMachine, [it])) || null
  try {
    return findOrInstall(thisMachine, find, { packages, advice: `LEFT OUT: ${tests}` })
  } catch (error) {
    console.log(error instanceof Error ? error.message : error)
    return false
  }
}
