import { PageJsonLd } from '@/components/layout/page-json-ld'
import { PhotoGallery } from '@/components/photos/photo-gallery'
import { itemsOf } from '@/lib/backend/load'
import { imageSizes } from '@/lib/images/image-sizes'
import { photosCopy } from '@/lib/photos/copy'
import { galleryJsonLd } from '@/lib/photos/json-ld'
import { getBeautyPhotos } from '@/lib/photos/queries'
import { breadcrumbsTo } from '@/lib/seo/breadcrumbs'
import { staticRouteMetadata } from '@/lib/seo/metadata'

export const revalidate = 60

export const metadata = staticRouteMetadata('/beaute/photobeaute')

/** All photos of the institute. */
export default async function BeautyPhotosPage() {
  const photos = itemsOf(await getBeautyPhotos())
  const sizes = await imageSizes(photos.map(({ picture }) => picture.src))
  return (
    <>
      <PhotoGallery
        heading={photosCopy.beautyHeading}
        photos={photos.map((photo, index) => ({ ...photo, size: sizes[index] }))}
      />
      <PageJsonLd
        breadcrumbs={breadcrumbsTo('/beaute/photobeaute')}
        about={[galleryJsonLd(photosCopy.beautyHeading, photos)]}
      />
    </>
  )
}
