import { photoLink } from '@/components/ui/lightbox/photo-slides'
import type { BackendFile } from '@/lib/backend/file-address'
import type { ImageSize } from '@/lib/images/image-size'
import { pictureProps } from '@/lib/images/picture-props'
import { boxRatioClass, unknownSize } from '@/lib/photos/box-ratio'
import { truncateTitle } from '@/lib/text/truncate'
import { untitledPhoto } from './copy'
import { TruncatedTitle } from './truncated-title.client'

/** A photo of a gallery, with its size in pixels if known. */
export type GalleryPhoto = {
  id: string
  title: string
  picture: BackendFile
  size: ImageSize | undefined
}

type Props = {
  photo: GalleryPhoto
  /** Its position in the gallery, from 0. */
  index: number
}

/** The width of a column: one below 720 px, two below 1024 px, else four. */
const sizes = '(max-width: 719px) 90vw, (max-width: 1023px) 45vw, 22vw'
/** Widths in pixels offered for a column; the optimizer has more. */
const columnWidths = [320, 640, 828, 1080]
/** Number of photos at the top of the page that are loaded eagerly. */
const eagerPhotos = 4

/** A photo of the masonry layout: its link and its title, of fixed height until expanded. */
export function PhotoGalleryItem({ photo: { id, title, picture, size }, index }: Props) {
  const { srcSet, ...image } = pictureProps({
    src: picture.src,
    alt: title || untitledPhoto(index + 1),
    sizes,
    ...(size ?? unknownSize),
  })
  const truncated = truncateTitle(title)
  return (
    <div role="listitem">
      <a href={picture.href} {...photoLink(id, index)} className={`photo ${boxRatioClass(size)}`}>
        <img
          {...image}
          srcSet={columnSrcSet(srcSet, image.width ?? 0)}
          alt={image.alt}
          loading={index < eagerPhotos ? undefined : 'lazy'}
        />
      </a>
      <div className="photo-title">
        {truncated ? (
          <TruncatedTitle {...{ title, truncated }} />
        ) : (
          <p dir="auto" className="line-clamp-2">
            {title}
          </p>
        )}
      </div>
    </div>
  )
}

/** The candidates of a `srcset` that a column needs, without widths above that of the photo. */
function columnSrcSet(srcSet: string | undefined, photoWidth: number): string | undefined {
  const widths = columnWidths.filter((_width, index) => (columnWidths[index - 1] ?? 0) < photoWidth)
  return srcSet
    ?.split(', ')
    .filter((candidate) => widths.some((width) => candidate.endsWith(` ${width}w`)))
    .join(', ')
}
