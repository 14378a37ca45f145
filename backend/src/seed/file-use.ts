import type { Payload } from 'payload'
import type { SampleSlug } from './journal'

/** Fields that refer to files. Hero videos are not listed: they belong to the sample content. */
const fileFields: [SampleSlug, string[]][] = [
  ['evenements', ['poster']],
  ['videos', ['thumbnail']],
  ['photos', ['image']],
  ['formations', ['affiche']],
  ['videos-beaute', ['thumbnail']],
  ['photos-beaute', ['image']],
  ['maisons', ['photo_principale', 'photos']],
]

/** The ids of the files that a document uses, published or in a draft. */
export async function usedFiles(payload: Payload): Promise<Set<unknown>> {
  const used = new Set<unknown>()
  for (const [collection, fields] of fileFields) {
    for (const draft of [false, true]) {
      const { docs } = await payload.find({ collection, draft, depth: 0, pagination: false })
      for (const values of docs.map((doc) => new Map(Object.entries(doc)))) {
        for (const field of fields) {
          for (const file of [values.get(field)].flat()) used.add(file)
        }
      }
    }
  }
  return used
}
