import type { Library } from './library'
import { lastFirst, stepOf } from './run-step'
import { french } from './typography'

export const photoSteps = [
  photoStep('photos', 'galerie', 28),
  photoStep('photos-beaute', 'beaute-galerie', 18),
]

function photoStep(collection: 'photos' | 'photos-beaute', folder: string, count: number) {
  const indexes = Array.from({ length: count }, (_, index) => index)
  const step = stepOf(collection, indexes, async (index, number, library) => ({
    title: french(await titleAt(library, `${folder}/titres.json`, index)),
    image: await library.add(`${folder}/${number}.jpg`),
    _status: 'published',
  }))
  return lastFirst(step)
}

async function titleAt(library: Library, name: string, index: number): Promise<string> {
  const titles: unknown = JSON.parse((await library.read(name)).toString())
  const title: unknown = Array.isArray(titles) ? titles[index] : undefined
  if (typeof title !== 'string') throw new Error(`${name} has no title number ${index + 1}`)
  return title
}
