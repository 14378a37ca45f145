import { photoLink } from '@/components/ui/lightbox/photo-slides'
import { listItem } from '@/components/ui/paged-list/list-item'
import type { PhotoCardData } from '@/lib/photos/card'
import { columnSizes } from '@/lib/photos/column-sizes'
import { truncateTitle } from '@/lib/text/truncate'
import { TruncatedTitle } from './truncated-title.client'

type Props = {
  photo: PhotoCardData
  /** Its position in the whole gallery, from 0. */
  index: number
  /** Whether it is at the top of the page: then it is loaded eagerly. */
  isEager?: boolean
}

/** A photo of the masonry layout: its link and its title, of fixed height until expanded. */
export function PhotoGalleryItem({ photo, index, isEager = false }: Props) {
  const { id, title, alt, credit, href, image, boxClass } = photo
  const truncated = truncateTitle(title)
  return (
    <div role="listitem" className="relative" {...listItem(index)}>
      <figure {...(title && { role: 'figure', 'aria-label': title })}>
        <a href={href} {...photoLink(id, index)} aria-label={alt} className={`photo ${boxClass}`}>
          <img sizes={columnSizes} {...image} alt={alt} loading={isEager ? undefined : 'lazy'} />
        </a>
        <figcaption className="photo-title font-display flex min-h-15 items-start gap-3 pt-2 pb-4 text-[0.9375rem]/[1.125rem] font-semibold">
          {truncated ? (
            <TruncatedTitle {...{ title, truncated }} />
          ) : (
            <p dir="auto" className="line-clamp-2">
              {title}
            </p>
          )}
          {credit && (
            <p className="photo-credit facts pointer-events-none absolute top-2 left-2 max-w-[calc(100%-1rem)] rounded-lg bg-black/70 px-2 py-0.5 text-xs text-white print:static print:bg-transparent print:p-0 print:text-current">
              {credit}
            </p>
          )}
        </figcaption>
      </figure>
    </div>
  )
}
