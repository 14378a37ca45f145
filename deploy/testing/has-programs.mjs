import {
  findFile,
  findOrInstall,
  orLeaveOut,
  thisMachine,
} from '../../scripts/shared/find-program.mjs'

/**
 * Whether programs are here, or their packages of Debian could be installed; else it says what is left out.
 * @param {string} tests what cannot run without them
 * @param {readonly string[]} packages
 * @param {readonly string[]} [files] their programs, by default of the names of the packages
 */
export function hasPrograms(tests, packages, files = packages.map((it) => `/usr/bin/${it}`)) {
  const find = () => files.every((it) => findFile(thisMachine, [it])) || null
  const advice = `Run as root: apt-get install ${packages.join(' ')}`
  return orLeaveOut(tests, () => findOrInstall(thisMachine, find, { packages, advice })) !== null
}
