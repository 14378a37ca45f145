import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * The files and links of a folder, in every depth; of a file itself.
 * @param {string} root
 * @param {string} entry relative to the root, as the results are
 * @returns {string[]}
 */
export function filesUnder(root, entry) {
  const full = path.join(root, entry)
  if (!statSync(full).isDirectory()) return [entry]
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((found) => !found.isDirectory())
    .map((found) => path.relative(root, path.join(found.parentPath, found.name)))
}
