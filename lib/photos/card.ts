import type { Photo } from '@/lib/backend/schemas'
import type { ImageSize } from '@/lib/images/image-size'
import { pictureSizes } from '@/lib/images/image-sizes'
import { pictureProps } from '@/lib/images/picture-props'
import { columnSizes } from './column-sizes'
import { photosCopy } from './copy'

/** What a gallery shows of a photo, as plain data that may be sent to the browser. */
export type PhotoCardData = ReturnType<typeof photoCard>

/** Widths in pixels offered for a column; the optimizer has more. */
const columnWidths = [360, 680, 1200]

/**
 * The photos of one page of a gallery. Only those whose dimensions the backend does not tell are
 * requested.
 * @param first the position of the first one in the whole gallery, from 0
 */
export async function photoCards(photos: readonly Photo[], first: number) {
  const sizes = await pictureSizes(photos.map(({ picture }) => picture))
  return photos.map((photo, index) => photoCard(photo, sizes[index], first + index))
}

/** What a photo shows. @param index its position in the whole gallery, from 0 */
export function photoName({ description, title }: Photo, index: number): string {
  return description ?? (title || photosCopy.untitled(index + 1))
}

function photoCard(photo: Photo, size: ImageSize | undefined, index: number) {
  const { id, title, credit, picture } = photo
  const alt = photoName(photo, index)
  const { src, srcSet, width, height } = pictureProps({
    ...{ src: picture, alt, sizes: columnSizes },
    ...(size ?? unknownSize),
  })
  const candidates = picture.renditions ? srcSet : columnSrcSet(srcSet, width ?? 0)
  return {
    /** `href`: the URL of the original file. */
    ...{ id, title, alt, href: picture.href },
    image: { src, srcSet: candidates, width, height },
    /** Who took it, as a sentence. */
    ...(credit && { credit: photosCopy.credit(credit) }),
    /** The height of its box divided by the width, and the class that gives the box this ratio. */
    ratio: boxRatio(size),
    boxClass: boxRatioClass(size),
  }
}

/** The candidates of a `srcset` that a column needs, without widths above that of the photo. */
function columnSrcSet(srcSet: string | undefined, photoWidth: string | number) {
  const widths = columnWidths.filter(
    (_width, index) => (columnWidths[index - 1] ?? 0) < Number(photoWidth),
  )
  return srcSet
    ?.split(', ')
    .filter((candidate) => widths.some((width) => candidate.endsWith(` ${width}w`)))
    .join(', ')
}

/** The box of a photo of unknown dimensions. */
const unknownSize: ImageSize = { width: 1200, height: 900 }

/** Limits of the height divided by the width, which is rounded to a fraction of `steps`. */
const minRatio = 0.4
const maxRatio = 2
const steps = 40

/**
 * The height of a photo's box divided by its width, in steps of 1/40. The crop is invisible. Very
 * wide and very tall photos are cropped.
 */
export const boxRatio = (size: ImageSize | undefined): number => heightInSteps(size) / steps

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
