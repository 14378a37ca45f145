import path from 'node:path'
import { readSample } from './library'
import { lastFirst, type Step, stepOf } from './run-step'
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
  const indexes = Array.from({ length: count }, (_, index) => index)
  const step = stepOf(collection, indexes, async (index, number, payload, library) => {
    const title = french(await titleAt(titles, index))
    const image = await library.add(`${name}/${number}.jpg`)
    return payload.create({ collection, data: { title, image, _status: 'published' } })
  })
  return lastFirst(step)
}

async function titleAt(file: string, index: number): Promise<string> {
  const titles: unknown = JSON.parse((await readSample(file)).toString())
  const title: unknown = Array.isArray(titles) ? titles[index] : undefined
  if (typeof title !== 'string') throw new Error(`${file} has no title number ${index + 1}`)
  return title
}
