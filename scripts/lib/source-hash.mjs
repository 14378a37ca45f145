import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

const ignored = /(^|\/)(node_modules|\.next|data)(\/|$)|\.test\.tsx?$/

/**
 * A hash of source files: the same names with the same contents give the same text.
 * @param {string} root
 * @param {readonly string[]} entries files and folders under the root, which need not exist
 * @param {string} [settings] hashed with them
 * @returns {string} SHA-256 in hexadecimal digits
 */
export function sourceHash(root, entries, settings = '') {
  const hash = createHash('sha256').update(settings)
  for (const file of entries.flatMap((entry) => filesUnder(root, entry)).sort()) {
    const contents = readFileSync(path.join(root, file))
    hash.update(`${file}\0`).update(contents).update('\0')
  }
  return hash.digest('hex')
}

/** @param {string} root @param {string} entry @returns {string[]} */
function filesUnder(root, entry) {
  const full = path.join(root, entry)
  if (ignored.test(entry) || !existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [entry]
  return readdirSync(full).flatMap((name) => filesUnder(root, path.posix.join(entry, name)))
}
