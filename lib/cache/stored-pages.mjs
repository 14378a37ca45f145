import { createHash } from 'node:crypto'
import { diskLimits } from '../limits/limits.mjs'
import { cappedDirectory } from './capped-directory.mjs'
import { deserialize } from './entry-text.mjs'

/**
 * The pages in a folder of CACHE_DIR, one file each. File names are hashes: no URL makes one too long.
 * @param {string} folder
 */
export function storedPages(folder) {
  const directory = cappedDirectory(folder, diskLimits.pages)
  /** @param {string} key */
  const fileName = (key) => `${createHash('sha256').update(key).digest('hex').slice(0, 40)}.json`
  return {
    /** @param {string} key @returns {Promise<import('./entry-text.mjs').Entry | undefined>} */
    read: async (key) =>
      deserialize((await directory.read(fileName(key)))?.content.toString('utf8')),
    /** @param {string} key @param {string} text the serialized page */
    write: (key, text) => directory.write(fileName(key), text),
    /** @param {string} key */
    delete: (key) => directory.delete(fileName(key)),
  }
}
