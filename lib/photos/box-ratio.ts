import type { ImageSize } from '@/lib/images/image-size'

/** The box of a photo of unknown dimensions. */
export const unknownSize: ImageSize = { width: 1200, height: 900 }

/** Limits of the height divided by the width, which is rounded to a fraction of `steps`. */
const minRatio = 0.4
const maxRatio = 2
const steps = 40

/**
 * The height of a photo's box divided by its width, in steps of 1/40. The crop is invisible, and a
 * page has a few dozen different ratios at most: each is a hash in its Content-Security-Policy.
 * Very wide and very tall photos are cropped.
 */
export function boxRatio({ width, height }: ImageSize = unknownSize): number {
  const ratio = Math.min(maxRatio, Math.max(minRatio, height / width))
  return Math.round(ratio * steps) / steps
}
