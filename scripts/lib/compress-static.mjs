import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const compressors = {
  // The best quality is the default.
  '.br': promisify(brotliCompress),
  '.gz': (/** @type {Buffer} */ bytes) => promisify(gzip)(bytes, { level: 9 }),
}

const compressible = /\.(js|css|json|svg|txt|xml)$/

/** Smaller files fit into one packet as they are. */
const minBytes = 1000

/**
 * Writes compressed copies beside the text files of a folder, which lib/shared/static-files.mjs sends:
 * compressed once and as well as possible, instead of quickly at each request.
 * @param {string} folder
 */
export async function compressStatic(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name))
  await Promise.all(files.map((entry) => compressFile(path.join(entry.parentPath, entry.name))))
}

/** @param {string} file */
async function compressFile(file) {
  const bytes = await readFile(file)
  if (bytes.length < minBytes) return
  for (const [suffix, compress] of Object.entries(compressors)) {
    await writeFile(file + suffix, await compress(bytes))
  }
}
