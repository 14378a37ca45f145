import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

let temporaryFiles = 0

/**
 * Writes a file so that readers see either the old content or the new one, never part of it. Creates
 * the folder.
 * @param {string} file
 * @param {string | Uint8Array} content
 * @throws the error of the file system; the temporary file is deleted first
 */
export async function writeAtomically(file, content) {
  temporaryFiles += 1
  const temporary = `${file}.${process.pid}-${temporaryFiles}`
  await mkdir(path.dirname(file), { recursive: true })
  try {
    await writeFile(temporary, content)
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}
