import { PhotoGallery } from '@/components/sections/photo-gallery'
import { PageData } from '@/components/seo/page-data'
import { getBeautyPhotos } from '@/lib/backend/beaute'
import { beauteContent } from '@/lib/content/beaute'
import { photoSizes } from '@/lib/photo-sizes'
import { sitePageMetadata } from '@/lib/seo'
import { galleryNode } from '@/lib/structured-data/media'
import { trailTo } from '@/lib/structured-data/trail'

export const revalidate = 60

export const metadata = sitePageMetadata('/beaute/photobeaute')

/** All photos of the institute (R108). */
export default async function BeautyPhotosPage() {
  const photos = await getBeautyPhotos()
  const sizes = await photoSizes(photos.map(({ picture }) => picture.src))
  return (
    <>
      <PhotoGallery
        heading={beauteContent.galleryHeading}
        photos={photos.map((photo, index) => ({ ...photo, size: sizes[index] }))}
      />
      <PageData
        trail={trailTo('/beaute/photobeaute')}
        about={[galleryNode(beauteContent.galleryHeading, photos)]}
      />
    </>
  )
}
