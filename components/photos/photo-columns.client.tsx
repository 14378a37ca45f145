'use client'

import { useId, useState } from 'react'
import { photoLink } from '@/components/ui/lightbox/photo-slides'
import { MasonryColumns } from '@/components/ui/masonry/masonry.client'
import { useMoreItems } from '@/components/ui/paged-list/use-list.client'
import { firstIndex, type PagedSource } from '@/lib/pagination/pages'
import type { PhotoCardData } from '@/lib/photos/card'
import { columnSizes } from '@/lib/photos/column-sizes'
import { truncateTitle } from '@/lib/text/truncate'
import { truncatedTitleCopy } from './copy'

type Props = { photos: readonly PhotoCardData[]; source: PagedSource }

const eagerPhotos = 4

/** The columns of a gallery, with the photos of the following pages as far as they have come in. */
export function PhotoColumns({ photos, source }: Props) {
  const more = useMoreItems<PhotoCardData>(source)
  return (
    <MasonryColumns>
      {photos.map((photo, index) => (
        <PhotoGalleryItem
          key={photo.id}
          photo={photo}
          index={firstIndex(source.page) + index}
          isEager={index < eagerPhotos}
        />
      ))}
      {more.map(({ item, index }) => (
        <PhotoGalleryItem key={`more-${item.id}`} photo={item} index={index} />
      ))}
    </MasonryColumns>
  )
}

type ItemProps = {
  photo: PhotoCardData
  /** Its position in the whole gallery, from 0. */
  index: number
  /** Whether it is at the top of the page: then it is loaded eagerly. */
  isEager?: boolean
}

/** A photo of the masonry layout: its link and its title, of fixed height until expanded. */
export function PhotoGalleryItem({ photo, index, isEager = false }: ItemProps) {
  const { id, title, alt, credit, href, image, boxClass } = photo
  const truncated = truncateTitle(title)
  return (
    <div role="listitem" className="relative" data-item={index}>
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

/** A truncated title, and the button that shows it whole. */
function TruncatedTitle({ title, truncated }: { title: string; truncated: string }) {
  const [expanded, setExpanded] = useState(false)
  const id = useId()
  return (
    <>
      <p id={id} dir="auto" className={expanded ? undefined : 'no-js:line-clamp-none line-clamp-2'}>
        {expanded ? (
          title
        ) : (
          <>
            <span className="no-js:hidden print:hidden">{truncated}</span>
            <span className="no-js:inline hidden print:inline">{title}</span>
          </>
        )}
      </p>
      <button
        type="button"
        className="no-js:hidden -mt-2 flex min-h-11 shrink-0 items-start pt-2 underline underline-offset-4"
        aria-expanded={expanded}
        aria-describedby={id}
        onClick={() => setExpanded(!expanded)}
      >
        {expanded ? truncatedTitleCopy.less : truncatedTitleCopy.more}
      </button>
    </>
  )
}
