'use client'

import { MasonryColumns } from '@/components/ui/masonry/masonry.client'
import { useMoreItems } from '@/components/ui/paged-list/use-list.client'
import { firstIndex, type PagedSource } from '@/lib/pagination/pages'
import type { PhotoCardData } from '@/lib/photos/card'
import { PhotoGalleryItem } from './photo-gallery-item'

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
