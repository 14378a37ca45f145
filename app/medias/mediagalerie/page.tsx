import { PhotoGallery } from '@/components/photos/photo-gallery'
import { PageData } from '@/components/layout/page-json-ld'
import { getMediaPhotos } from '@/lib/events/queries'
import { mediasContent } from '@/lib/events/copy'
import { photoSizes } from '@/lib/images/image-sizes'
import { sitePageMetadata } from '@/lib/seo/metadata'
import { galleryNode } from '@/lib/videos/json-ld'
import { trailTo } from '@/lib/seo/breadcrumbs'

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
