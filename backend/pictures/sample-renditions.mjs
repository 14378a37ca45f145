import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import path from 'node:path'
import { attempt } from '../../platform/attempt.mjs'
import { createWhole, makeRenditions, renditionsVersion } from './renditions.mjs'

/**
 * Makes the renditions of the sample pictures that do not exist, which the first start of an installation copies.
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
 * @param {string} made where they are @param {string} folder where they go @param {string} temporary on the same disk
 */
export async function copyRenditions(made, folder, temporary) {
  if (!existsSync(made)) return
  await createWhole(folder, temporary, (unfinished) => cp(made, unfinished, { recursive: true }))
}

/**
 * Where the renditions of uploads that are samples are kept for further data folders: the name of an upload ends with
 * a hash of what was sent. Nothing is kept in an installation that cannot be written.
 * @param {string} root the folder of the backend @returns {(filename: string) => string | undefined}
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

/** Where the renditions of a sample picture are, once made. @param {string} root @param {Buffer} content */
export function sampleRenditions(root, content) {
  const hash = createHash('sha256').update(renditionsVersion).update(content).digest('hex')
  return path.join(root, 'seed/renditions', hash.slice(0, 16))
}
