import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import path from 'node:path'
import { createWhole, makeRenditions, renditionsVersion } from './renditions.mjs'

/**
 * Makes the renditions of the sample pictures, so that the first start only copies them. Those that
 * exist are kept: their folders are named by the content of the picture.
 * @param {string} root the folder of the backend
 */
export async function makeSampleRenditions(root) {
  const pictures = path.join(root, 'seed/pictures')
  const names = readdirSync(pictures, { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => name.endsWith('.jpg')).map((it) => path.join(pictures, it))
  const temporary = path.join(root, 'seed/renditions/unfinished')
  await Promise.all(
    files.map((file) => makeRenditions(file, folderOf(root, readFileSync(file)), temporary)),
  )
  rmSync(temporary, { recursive: true, force: true })
}

/**
 * Copies the renditions of a sample picture, if the build has made them.
 * @param {string} root the folder of the backend
 * @param {Buffer} content the picture
 * @param {string} folder where they go
 * @param {string} temporary a folder on the same disk for unfinished files
 */
export async function copySampleRenditions(root, content, folder, temporary) {
  const made = folderOf(root, content)
  if (!existsSync(made)) return
  await createWhole(folder, temporary, (unfinished) => cp(made, unfinished, { recursive: true }))
}

/** @param {string} root @param {Buffer} content */
function folderOf(root, content) {
  const hash = createHash('sha256').update(renditionsVersion).update(content).digest('hex')
  return path.join(root, 'seed/renditions', hash.slice(0, 16))
}
