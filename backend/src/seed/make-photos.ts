import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { MissingFileError } from './library'
import { twoDigits } from './number'
import { hasDocuments, type Step } from './run-step'
import { french } from './typography'

type PhotoSlug = 'photos' | 'photos-beaute'

export function photoSteps(folder: string): Step[] {
  return [
    photoStep('photos', folder, 'galerie', 28),
    photoStep('photos-beaute', folder, 'beaute-galerie', 18),
  ]
}

function photoStep(collection: PhotoSlug, folder: string, name: string, count: number): Step {
  const titles = path.join(folder, name, 'titres.json')
  const items: Step['items'] = Array.from({ length: count }, (_, index) => ({
    key: twoDigits(index + 1),
    create: async (payload, library) => {
      const title = await titleAt(titles, index)
      const image = await library.add(`${name}/${twoDigits(index + 1)}.jpg`)
      return payload.create({
        collection,
        data: { title: french(title), image, _status: 'published' },
      })
    },
  }))
  // The site shows the newest first: created last to first, they appear in the order of the files.
  return {
    name: collection,
    collection,
    isUsed: hasDocuments(collection),
    items: items.reverse(),
  }
}

async function titleAt(file: string, index: number): Promise<string> {
  const titles: unknown = JSON.parse(
    await readFile(file, 'utf8').catch(() => {
      throw new MissingFileError(file)
    }),
  )
  const title: unknown = Array.isArray(titles) ? titles[index] : undefined
  if (typeof title !== 'string') throw new Error(`${file} has no title number ${index + 1}`)
  return title
}
