import type { ImageSize } from '@/lib/images/image-size'

/** The box of a photo of unknown dimensions. */
export const unknownSize: ImageSize = { width: 1200, height: 900 }

/** Limits of the height divided by the width, which is rounded to a fraction of `steps`. */
const minRatio = 0.4
const maxRatio = 2
const steps = 40

/**
 * The height of a photo's box divided by its width, in steps of 1/40. The crop is invisible. Very
 * wide and very tall photos are cropped.
 */
export function boxRatio(size: ImageSize | undefined): number {
  return heightInSteps(size) / steps
}

/**
 * The class that gives a box this ratio. A style attribute would be a hash in the page's
 * Content-Security-Policy for each ratio; the classes are listed in `app/globals.css`.
 */
export function boxRatioClass(size: ImageSize | undefined): string {
  return `aspect-${steps}/${heightInSteps(size)}`
}

/** The height of a box that is 40 wide: from 16 to 80. */
function heightInSteps({ width, height }: ImageSize = unknownSize): number {
  return Math.round(Math.min(maxRatio, Math.max(minRatio, height / width)) * steps)
}
