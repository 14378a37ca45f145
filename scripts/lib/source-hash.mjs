import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { filesUnder } from '../../platform/files-under.mjs'

const ignored = /(^|\/)(node_modules|\.next|data)(\/|$)|\.test\.tsx?$/

/**
 * A hash of source files: the same names with the same contents give the same text.
 * @param {string} root
 * @param {readonly string[]} entries files and folders under the root, which need not exist
 * @param {string} [environment] hashed with them
 * @returns {string} SHA-256 in hexadecimal digits
 */
export function sourceHash(root, entries, environment = '') {
  const hash = createHash('sha256').update(environment)
  const present = entries.filter((entry) => existsSync(path.join(root, entry)))
  const files = present.flatMap((entry) => filesUnder(root, entry))
  for (const file of files.filter((it) => !ignored.test(it)).sort()) {
    const contents = readFileSync(path.join(root, file))
    hash.update(`${file}\0`).update(contents).update('\0')
  }
  return hash.digest('hex')
}
