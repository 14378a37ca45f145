import type { BackendPicture } from '@/lib/backend/picture'
import type { ImageSize } from './image-size'
import { imageSizes } from './image-sizes'

/**
 * The dimensions of pictures, in their order: as the backend tells them, else read from the files.
 * Undefined where both fail. Never throws.
 */
export async function pictureSizes(
  pictures: readonly BackendPicture[],
): Promise<(ImageSize | undefined)[]> {
  const untold = pictures.filter(({ size }) => !size).map(({ src }) => src)
  const read = await imageSizes(untold)
  const sizes = new Map(untold.map((src, index) => [src, read[index]]))
  return pictures.map(({ src, size }) => size ?? sizes.get(src))
}
