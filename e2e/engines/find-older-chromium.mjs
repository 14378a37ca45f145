import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { orLeaveOut } from '../../platform/programs/find-program.mjs'
import { root } from '../../scripts/lib/root.mjs'

/** The oldest Chromium that the site is made for, and the last one for Windows 7, by their packages. */
export const olderChromiums = /** @type {const} */ ({
  'chromium-92': '92.0.0',
  'chromium-109': '109.0.6',
})

const folder = path.join(root, '.cache/older-chromium')
const modules = path.join(folder, 'node_modules')

/** A version of Puppeteer that speaks the protocol of these browsers. */
export const olderPuppeteer = path.join(modules, 'puppeteer-core')

/** Where the program of a browser is, and the folder of the libraries that it needs. @param {string} name */
export const olderChromiumFiles = (name) => {
  const home = path.join(folder, name)
  return { executablePath: path.join(home, 'chromium'), libraries: path.join(home, 'lib') }
}

/**
 * The older browsers that this machine has, once they have been fetched as packages of npm; none, after a line
 * that says why, where they cannot be. They are not among the packages of the project, because of their size.
 */
export function ensureOlderChromiums() {
  const names = /** @type {(keyof typeof olderChromiums)[]} */ (Object.keys(olderChromiums))
  const isFetched = names.every((name) => existsSync(olderChromiumFiles(name).executablePath))
  if (isFetched || orLeaveOut('older Chromium', () => fetchAll(names))) return names
  return []
}

/** @param {(keyof typeof olderChromiums)[]} names @returns {true} @throws when npm cannot install them */
function fetchAll(names) {
  const browsers = names.map((it) => `${it}@npm:@sparticuz/chromium@${olderChromiums[it]}`)
  const options = ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts']
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'package.json'), '{"private":true}')
  execFileSync('npm', [...options, 'puppeteer-core@10.4.0', ...browsers], { cwd: folder })
  for (const name of names) unpack(name)
  return true
}

/** @param {keyof typeof olderChromiums} name */
function unpack(name) {
  const packed = (/** @type {string} */ file) =>
    brotliDecompressSync(readFileSync(path.join(modules, name, 'bin', file)))
  const { executablePath, libraries } = olderChromiumFiles(name)
  mkdirSync(libraries, { recursive: true })
  execFileSync('tar', ['x', '-C', path.dirname(libraries)], { input: packed('aws.tar.br') })
  writeFileSync(`${executablePath}.part`, packed('chromium.br'), { mode: 0o755 })
  renameSync(`${executablePath}.part`, executablePath)
}
