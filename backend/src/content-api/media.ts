import { mediaPath, renditionsOf } from '../files/renditions'
import type { Upload } from '../payload-types'

export type Relation = number | Upload | null | undefined

/** A picture and what is said of it; undefined when the file was deleted, or there is none. */
export function pictureOf(relation: Relation) {
  const image = mediaOf(relation)
  return image ? { image, ...pictureDetails(relation) } : undefined
}

/** The path of a file, or undefined (then the key is absent) when the file was deleted. */
export function mediaOf(relation: Relation): string | undefined {
  const filename = typeof relation === 'object' ? relation?.filename : undefined
  return filename ? mediaPath(filename) : undefined
}

/** Size in pixels, renditions, and what crops keep in sight, so that the site reads no file; all absent without one. */
export function pictureDetails(relation: Relation) {
  const upload = typeof relation === 'object' ? relation : undefined
  if (!upload?.filename) return {}
  return {
    width: upload.width ?? undefined,
    height: upload.height ?? undefined,
    renditions: renditionsOf(upload),
    focal_point: focalPointOf(upload),
  }
}

/** In percent from the left and from the top; undefined in the middle, which crops keep anyway. */
function focalPointOf({ focalX, focalY }: Upload) {
  const [x, y] = [focalX ?? 50, focalY ?? 50]
  return x === 50 && y === 50 ? undefined : { x, y }
}
