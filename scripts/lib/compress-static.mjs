import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { filesUnder } from '../../platform/files-under.mjs'

const compressors = {
  // The best quality is the default.
  '.br': promisify(brotliCompress),
  '.gz': (/** @type {Buffer} */ bytes) => promisify(gzip)(bytes, { level: 9 }),
}

const compressible = /\.(js|css|json|svg|txt|xml)$/

/** Smaller files fit into one packet as they are. */
const minBytes = 1000

/**
 * Writes compressed copies beside the text files of a folder, which platform/static-files.mjs sends:
 * compressed once and as well as possible, instead of quickly at each request.
 * @param {string} folder
 */
export async function compressStatic(folder) {
  const files = filesUnder(folder, '.').filter((file) => compressible.test(file))
  const compressed = files.map(async (name) => {
    const file = path.join(folder, name)
    const bytes = await readFile(file)
    if (bytes.length < minBytes) return
    for (const [suffix, compress] of Object.entries(compressors)) {
      await writeFile(file + suffix, await compress(bytes))
    }
  })
  await Promise.all(compressed)
}
