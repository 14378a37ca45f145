import { mediaPath } from '../files/media-path'
import type { Upload } from '../payload-types'

type Relation = number | Upload | null | undefined

/** The path of a file, or undefined (then the key is absent) when the file was deleted. */
export function mediaOf(relation: Relation): string | undefined {
  const filename = typeof relation === 'object' ? relation?.filename : undefined
  return filename ? mediaPath(filename) : undefined
}
