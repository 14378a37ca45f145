import type { Payload } from 'payload'
import { contentSlugs } from '../dashboard/contents'
import { referencePaths, valuesAt } from '../references/reference-paths'

/** The ids of the files that a content uses, published or in a draft. Heroes' films belong to the sample. */
export async function usedFiles(payload: Payload): Promise<Set<unknown>> {
  const used = new Set<unknown>()
  for (const collection of contentSlugs) {
    const { flattenedFields } = payload.collections[collection].config
    const paths = referencePaths(flattenedFields, 'uploads')
    for (const draft of [false, true]) {
      const { docs } = await payload.find({ collection, draft, depth: 0, pagination: false })
      const files = docs.flatMap((doc) => paths.flatMap((path) => valuesAt(doc, path)))
      for (const file of files) used.add(file)
    }
  }
  return used
}
