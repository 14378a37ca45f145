import type { CSSProperties } from 'react'
import { photoLink } from '@/components/ui/lightbox/photo-slides'
import type { BackendFile } from '@/lib/backend/file-address'
import type { ImageSize } from '@/lib/images/image-size'
import { pictureProps } from '@/lib/images/picture-props'
import { boxRatio, unknownSize } from '@/lib/photos/box-ratio'
import { truncateTitle } from '@/lib/text/truncate'
import { TruncatedTitle } from './truncated-title.client'

/** A photo of a gallery; its size in pixels when it is known. */
export type GalleryPhoto = {
  id: string
  title: string
  picture: BackendFile
  size: ImageSize | undefined
}

type Props = { photo: GalleryPhoto; at: number }

/** How wide a photo is shown: the columns of R63. */
const sizes = '(max-width: 719px) 90vw, (max-width: 1023px) 45vw, 22vw'
/** Widths that a column is offered; the optimizer has more. */
const columnWidths = [320, 640, 828, 1080]
/** Photos of the first screen, loaded at once. */
const first = 4

/** A photo of the masonry: its link, and below it a title of fixed height until it is opened. */
export function PhotoGalleryItem({ photo: { id, title, picture, size }, at }: Props) {
  const { srcSet, ...image } = pictureProps({
    src: picture.src,
    alt: title || `Photo ${at + 1}`,
    sizes,
    ...(size ?? unknownSize),
  })
  const cut = truncateTitle(title)
  return (
    <div role="listitem">
      <a
        href={picture.href}
        {...photoLink(id, at)}
        className="photo"
        style={{ '--ratio': boxRatio(size) } as CSSProperties}
      >
        <img
          {...image}
          srcSet={narrow(srcSet, image.width ?? 0)}
          alt={image.alt}
          loading={at < first ? undefined : 'lazy'}
        />
      </a>
      <div className="photo-title">
        {cut ? (
          <TruncatedTitle {...{ title, cut }} />
        ) : (
          <p dir="auto" className="line-clamp-2">
            {title}
          </p>
        )}
      </div>
    </div>
  )
}

/** What the optimizer offers, without what no column needs and what a small photo repeats. */
function narrow(srcSet: string | undefined, own: number): string | undefined {
  const widths = columnWidths.filter((_width, index) => (columnWidths[index - 1] ?? 0) < own)
  return srcSet
    ?.split(', ')
    .filter((candidate) => widths.some((width) => candidate.endsWith(` ${width}w`)))
    .join(', ')
}
