import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { mp4, picture } from './files'

const folders: Record<string, number> = {
  evenements: 14,
  reportages: 16,
  galerie: 28,
  'beaute-galerie': 18,
  'beaute-videos': 10,
  formations: 4,
  maisons: 26,
}
const heroVideos = ['accueil', 'beaute', 'voyage', 'immobilier'].flatMap((name) => [
  name,
  `${name}-telephone`,
])

const two = (number: number) => String(number).padStart(2, '0')

/** The names of all files that the sample content needs, relative to its folder. */
export function sampleFiles(): string[] {
  const numbered = Object.entries(folders).flatMap(([folder, count]) =>
    Array.from({ length: count }, (_, index) => `${folder}/${two(index + 1)}.jpg`),
  )
  const interiors = Array.from(
    { length: 12 },
    (_, index) => `maisons/interieur-${two(index + 1)}.jpg`,
  )
  const titles = ['galerie/titres.json', 'beaute-galerie/titres.json']
  return [...numbered, ...interiors, ...titles, ...heroVideos.map((name) => `entetes/${name}.mp4`)]
}

/** Creates a temporary folder of small, plain sample files. */
export async function makeSamplePictures(): Promise<string> {
  const root = mkdtempSync(path.join(tmpdir(), 'images-'))
  for (const [index, name] of sampleFiles().entries()) {
    const file = path.join(root, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, await contentOf(name, index))
  }
  return root
}

async function contentOf(name: string, index: number): Promise<Buffer | string> {
  if (name.endsWith('.mp4')) return mp4(1000 + index)
  if (name.endsWith('.jpg')) return picture('jpeg', index)
  return JSON.stringify(Array.from({ length: 28 }, (_, number) => `Titre ${number + 1} : l'image`))
}
