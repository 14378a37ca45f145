import { PhotoGallery } from '@/components/photos/photo-gallery'
import { PageJsonLd } from '@/components/layout/page-json-ld'
import { getMediaPhotos } from '@/lib/events/queries'
import { mediaCopy } from '@/lib/events/copy'
import { imageSizes } from '@/lib/images/image-sizes'
import { staticRouteMetadata } from '@/lib/seo/metadata'
import { galleryJsonLd } from '@/lib/videos/json-ld'
import { breadcrumbsTo } from '@/lib/seo/breadcrumbs'

export const revalidate = 60

export const metadata = staticRouteMetadata('/medias/mediagalerie')

/** All photos of Médias (R62). */
export default async function MediaGalleryPage() {
  const photos = await getMediaPhotos()
  const sizes = await imageSizes(photos.map(({ picture }) => picture.src))
  return (
    <>
      <PhotoGallery
        heading={mediaCopy.galleryHeading}
        photos={photos.map((photo, index) => ({ ...photo, size: sizes[index] }))}
      />
      <PageJsonLd
        trail={breadcrumbsTo('/medias/mediagalerie')}
        about={[galleryJsonLd(mediaCopy.galleryHeading, photos)]}
      />
    </>
  )
}
