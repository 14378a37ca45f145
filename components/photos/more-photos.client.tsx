'use client'

import type { ReactNode } from 'react'
import { MasonryColumns } from '@/components/ui/masonry/masonry.client'
import { useMoreItems } from '@/components/ui/paged-list/use-list.client'
import type { PagedSource } from '@/lib/pagination/paged-source'
import type { PhotoCardData } from '@/lib/photos/card'
import { PhotoGalleryItem } from './photo-gallery-item'

type Props = {
  source: PagedSource
  /** The photos in the server HTML. */
  children: ReactNode
}

/** The columns of a gallery with the photos of the following pages, as far as they have come in. */
export function MorePhotos({ source, children }: Props) {
  const more = useMoreItems<PhotoCardData>(source)
  return (
    <MasonryColumns>
      {children}
      {more.map(({ item, index }) => (
        <PhotoGalleryItem key={`more-${item.id}`} photo={item} index={index} />
      ))}
    </MasonryColumns>
  )
}
