import { PageJsonLd } from '@/components/layout/page-json-ld'
import { PhotoGallery } from '@/components/photos/photo-gallery'
import { itemsOf } from '@/lib/backend/load'
import { imageSizes } from '@/lib/images/image-sizes'
import { photosCopy } from '@/lib/photos/copy'
import { galleryJsonLd } from '@/lib/photos/json-ld'
import { getMediaPhotos } from '@/lib/photos/queries'
import { breadcrumbsTo } from '@/lib/seo/breadcrumbs'
import { staticRouteMetadata } from '@/lib/seo/metadata'

export const revalidate = 60

export const metadata = staticRouteMetadata('/medias/mediagalerie')

/** All photos of Médias. */
export default async function MediaGalleryPage() {
  const photos = itemsOf(await getMediaPhotos())
  const sizes = await imageSizes(photos.map(({ picture }) => picture.src))
  return (
    <>
      <PhotoGallery
        heading={photosCopy.heading}
        photos={photos.map((photo, index) => ({ ...photo, size: sizes[index] }))}
      />
      <PageJsonLd
        breadcrumbs={breadcrumbsTo('/medias/mediagalerie')}
        about={[galleryJsonLd(photosCopy.heading, photos)]}
      />
    </>
  )
}
