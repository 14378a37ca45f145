import { PhotoGallery } from '@/components/sections/photo-gallery'
import { PageData } from '@/components/seo/page-data'
import { getMediaPhotos } from '@/lib/backend/medias'
import { mediasContent } from '@/lib/content/medias'
import { photoSizes } from '@/lib/photo-sizes'
import { sitePageMetadata } from '@/lib/seo'
import { galleryNode } from '@/lib/structured-data/media'
import { trailTo } from '@/lib/structured-data/trail'

export const revalidate = 60

export const metadata = sitePageMetadata('/medias/mediagalerie')

/** All photos of Médias (R62). */
export default async function MediaGalleryPage() {
  const photos = await getMediaPhotos()
  const sizes = await photoSizes(photos.map(({ picture }) => picture.src))
  return (
    <>
      <PhotoGallery
        heading={mediasContent.galleryHeading}
        photos={photos.map((photo, index) => ({ ...photo, size: sizes[index] }))}
      />
      <PageData
        trail={trailTo('/medias/mediagalerie')}
        about={[galleryNode(mediasContent.galleryHeading, photos)]}
      />
    </>
  )
}
