import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { mp4, picture } from './files'

/** The folder of the real pictures and films of the sample content. */
export const realPictures = path.resolve(import.meta.dirname, '../seed/pictures')

/**
 * Creates a temporary folder of small, plain files with the names of the real ones.
 * @param films whether those of films can be played: the real ones
 */
export async function makeSamplePictures({ films = false } = {}): Promise<string> {
  const root = mkdtempSync(path.join(tmpdir(), 'images-'))
  const names = readdirSync(realPictures, { recursive: true, encoding: 'utf8' })
  for (const [index, name] of names.filter((it) => path.extname(it)).entries()) {
    const file = path.join(root, name)
    mkdirSync(path.dirname(file), { recursive: true })
    const isReal = films && name.endsWith('.mp4')
    const real = () => readFileSync(path.join(realPictures, name))
    writeFileSync(file, isReal ? real() : await contentOf(name, index))
  }
  return root
}

async function contentOf(name: string, index: number): Promise<Buffer | string> {
  if (name.endsWith('.mp4')) return mp4(1000 + index)
  if (name.endsWith('.jpg')) return picture('jpeg', index)
  return JSON.stringify(Array.from({ length: 28 }, (_, number) => `Titre ${number + 1} : l'image`))
}
