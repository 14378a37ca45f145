import BeauteLayout from '@/app/beaute/layout'
import MediasLayout from '@/app/medias/layout'
import { PhotoGallery } from '@/components/photos/photo-gallery'
import { itemsOf, type Loaded } from '@/lib/backend/load'
import type { Photo } from '@/lib/backend/schemas'
import { pageSize } from '@/lib/pagination/pages'
import { photoCards } from '@/lib/photos/card'
import { photosCopy } from '@/lib/photos/copy'
import { getBeautyPhotos, getMediaPhotos } from '@/lib/photos/queries'

type Props = { draft: Photo }

/** The gallery of Médias with a photo before the others. */
export async function MediaPhotoPreview({ draft }: Props) {
  const list = await galleryWith(draft, await getMediaPhotos())
  return (
    <MediasLayout>
      <PhotoGallery name="photos" heading={photosCopy.heading} list={list} />
    </MediasLayout>
  )
}

/** The gallery of the institute with a photo before the others. */
export async function BeautyPhotoPreview({ draft }: Props) {
  const list = await galleryWith(draft, await getBeautyPhotos())
  return (
    <BeauteLayout>
      <PhotoGallery name="photos-beaute" heading={photosCopy.beautyHeading} list={list} />
    </BeauteLayout>
  )
}

/** The first page of a gallery, as if it were the only one. */
async function galleryWith(draft: Photo, loaded: Loaded<Photo[]>) {
  const others = itemsOf(loaded).filter(({ id }) => id !== draft.id)
  const items = await photoCards([draft, ...others].slice(0, pageSize), 0)
  return { items, page: 1, pageCount: 1, total: items.length }
}
