import type { Photo } from '@/lib/backend/schemas'
import type { CardImage } from '@/lib/images/card-image'
import type { ImageSize } from '@/lib/images/image-size'
import { pictureProps } from '@/lib/images/picture-props'
import { pictureSizes } from '@/lib/images/picture-sizes'
import { boxRatio, boxRatioClass, unknownSize } from './box-ratio'
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

function photoCard(
  { id, title, description, credit, picture }: Photo,
  size: ImageSize | undefined,
  index: number,
) {
  /** What it shows. */
  const alt = description ?? (title || photosCopy.untitled(index + 1))
  const { src, srcSet, width, height } = pictureProps({
    ...{ src: picture, alt, sizes: columnSizes },
    ...(size ?? unknownSize),
  })
  const candidates = picture.renditions ? srcSet : columnSrcSet(srcSet, width ?? 0)
  const image: Pick<CardImage, 'src' | 'srcSet' | 'width' | 'height'> = {
    src,
    srcSet: candidates,
    width,
    height,
  }
  return {
    /** `href`: the URL of the original file. */
    ...{ id, title, alt, href: picture.href, image },
    /** Who took it, as a sentence. */
    ...(credit && { credit: photosCopy.credit(credit) }),
    /** The height of its box divided by the width, and the class that gives the box this ratio. */
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
