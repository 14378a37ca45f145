import { cpSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeSampleRenditions } from '../backend/pictures/sample-renditions.mjs'
import { mp4, picture } from './files'

const backend = path.resolve(import.meta.dirname, '../backend')
/** The folder of the real pictures and films of the sample content. */
export const realPictures = path.join(backend, 'seed/pictures')

/**
 * Creates a temporary folder of small, plain files with the names of the real ones. Most pictures have their
 * sizes already, as in an installation made elsewhere: a backend starts a process for each that has none.
 * @param films whether those of films can be played: the real ones
 * @param pictures whether those of events and the first eight of each other list are the real ones; the others
 *   repeat the first of their list
 */
export async function makeSamplePictures({ films = false, pictures = false } = {}) {
  const root = mkdtempSync(path.join(tmpdir(), 'images-'))
  const sized: string[] = []
  const names = readdirSync(realPictures, { recursive: true, encoding: 'utf8' })
  for (const [index, name] of names.filter((it) => path.extname(it)).entries()) {
    const file = path.join(root, name)
    mkdirSync(path.dirname(file), { recursive: true })
    const source = name.replace(/(?<!evenements\/)(09|[1-9]\d)\.jpg$/, '01.jpg')
    const isReal = name.endsWith('.mp4') ? films : pictures
    if (isReal) cpSync(path.join(realPictures, source), file)
    else writeFileSync(file, await plain(name, index))
    // Those of one plain picture of each long list a backend makes in the background.
    const isSized = isReal ? source === name : !name.endsWith('10.jpg')
    if (name.endsWith('.jpg') && isSized) sized.push(file)
  }
  await makeSampleRenditions(backend, sized, `unfinished-${process.pid}`)
  return root
}

const plain = async (name: string, index: number) =>
  name.endsWith('.mp4') ? mp4(1000 + index) : picture('jpeg', index)
