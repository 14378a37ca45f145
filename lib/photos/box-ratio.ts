import type { ImageSize } from '@/lib/images/image-size'

/** The box of a photo whose size is not known. */
export const unknownSize: ImageSize = { width: 1200, height: 900 }

/** Height by width of the flattest and the tallest box. */
const flattest = 0.4
const tallest = 2
const steps = 40

/**
 * The height of a photo's box by its width, in steps of one fortieth: what is cut off is never
 * seen, and a page of photos needs a few dozen different boxes at most (each is a hash in the
 * security policy). Panoramas and ribbons are cut to a box that can be looked at.
 */
export function boxRatio({ width, height }: ImageSize = unknownSize): number {
  const ratio = Math.min(tallest, Math.max(flattest, height / width))
  return Math.round(ratio * steps) / steps
}
