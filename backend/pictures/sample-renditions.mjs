import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import path from 'node:path'
import { attempt } from '../../platform/attempt.mjs'
import { createWhole, makeRenditions, renditionsVersion } from './renditions.mjs'

/**
 * Makes the renditions of the sample pictures for an installation elsewhere, so that its first start
 * only copies them. Those that exist are kept: their folders are named by the content of the picture.
 * @param {string} root the folder of the backend @param {string[]} [files] the pictures
 * @param {string} [name] of a folder for unfinished files, which is deleted
 */
export async function makeSampleRenditions(root, files = sampleFiles(root), name = 'unfinished') {
  const temporary = path.join(root, 'seed/renditions', name)
  await Promise.all(
    files.map((file) =>
      makeRenditions(file, sampleRenditions(root, readFileSync(file)), temporary),
    ),
  )
  rmSync(temporary, { recursive: true, force: true })
}

/**
 * Copies renditions, if they have been made.
 * @param {string} made where they are
 * @param {string} folder where they go
 * @param {string} temporary a folder on the same disk for unfinished files
 */
export async function copyRenditions(made, folder, temporary) {
  if (!existsSync(made)) return
  await createWhole(folder, temporary, (unfinished) => cp(made, unfinished, { recursive: true }))
}

/**
 * Where the renditions of uploads are kept for further data folders if they are samples: the name of an
 * upload ends with a hash of what was sent (src/files/check-file.ts). Nothing is kept in an installation
 * that cannot be written.
 * @param {string} root the folder of the backend
 * @returns {(filename: string) => string | undefined}
 */
export function keptRenditions(root) {
  const isWritable = attempt(() => accessSync(path.join(root, 'seed'), constants.W_OK) ?? true)
  if (!isWritable) return () => undefined
  const folders = new Map(
    sampleFiles(root).map((file) => {
      const content = readFileSync(file)
      const hash = createHash('sha256').update(content).digest('hex')
      return [hash.slice(0, 10), sampleRenditions(root, content)]
    }),
  )
  return (filename) => folders.get(path.parse(filename).name.split('-').at(-1) ?? '')
}

/** @param {string} root */
function sampleFiles(root) {
  const pictures = path.join(root, 'seed/pictures')
  return readdirSync(pictures, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.jpg'))
    .map((name) => path.join(pictures, name))
}

/**
 * Where the renditions of a sample picture are, if they have been made.
 * @param {string} root the folder of the backend @param {Buffer} content the picture
 */
export function sampleRenditions(root, content) {
  const hash = createHash('sha256').update(renditionsVersion).update(content).digest('hex')
  return path.join(root, 'seed/renditions', hash.slice(0, 16))
}
