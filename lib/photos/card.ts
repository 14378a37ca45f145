import type { Photo } from '@/lib/backend/schemas'
import type { ImageSize } from '@/lib/images/image-size'
import { pictureProps } from '@/lib/images/picture-props'
import { pictureSizes } from '@/lib/images/picture-sizes'
import { boxRatio, boxRatioClass, unknownSize } from './box-ratio'
import { columnSizes } from './column-sizes'
import { photosCopy } from './copy'

/** What a gallery shows of a photo, as plain data that may be sent to the browser. */
export type PhotoCardData = {
  id: string
  title: string
  /** What it shows; without a description its title, or its position. */
  alt: string
  /** Who took it, as a sentence. */
  credit?: string
  /** The URL of the original file. */
  href: string
  image: Pick<ReturnType<typeof pictureProps>, 'src' | 'srcSet' | 'width' | 'height'>
  /** The height of its box divided by the width, and the class that gives the box this ratio. */
  ratio: number
  boxClass: string
}

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

function photoCard(
  { id, title, description, credit, picture }: Photo,
  size: ImageSize | undefined,
  index: number,
): PhotoCardData {
  const alt = description ?? (title || photosCopy.untitled(index + 1))
  const { src, srcSet, width, height } = pictureProps({
    ...{ src: picture, alt, sizes: columnSizes },
    ...(size ?? unknownSize),
  })
  const candidates = picture.renditions ? srcSet : columnSrcSet(srcSet, width ?? 0)
  const image = { src, srcSet: candidates, width, height }
  return {
    ...{ id, title, alt, href: picture.href, image },
    ...(credit && { credit: photosCopy.credit(credit) }),
    ratio: boxRatio(size),
    boxClass: boxRatioClass(size),
  }
}

/** The candidates of a `srcset` that a column needs, without widths above that of the photo. */
function columnSrcSet(srcSet: string | undefined, photoWidth: number | `${number}`) {
  const widths = columnWidths.filter(
    (_width, index) => (columnWidths[index - 1] ?? 0) < Number(photoWidth),
  )
  return srcSet
    ?.split(', ')
    .filter((candidate) => widths.some((width) => candidate.endsWith(` ${width}w`)))
    .join(', ')
}
