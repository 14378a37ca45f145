import { PhotoGallery } from '@/components/photos/photo-gallery'
import { PageJsonLd } from '@/components/layout/page-json-ld'
import { getBeautyPhotos } from '@/lib/courses/queries'
import { treatmentsCopy } from '@/lib/treatments/copy'
import { imageSizes } from '@/lib/images/image-sizes'
import { staticRouteMetadata } from '@/lib/seo/metadata'
import { galleryJsonLd } from '@/lib/videos/json-ld'
import { breadcrumbsTo } from '@/lib/seo/breadcrumbs'

export const revalidate = 60

export const metadata = staticRouteMetadata('/beaute/photobeaute')

/** All photos of the institute (R108). */
export default async function BeautyPhotosPage() {
  const photos = await getBeautyPhotos()
  const sizes = await imageSizes(photos.map(({ picture }) => picture.src))
  return (
    <>
      <PhotoGallery
        heading={treatmentsCopy.galleryHeading}
        photos={photos.map((photo, index) => ({ ...photo, size: sizes[index] }))}
      />
      <PageJsonLd
        trail={breadcrumbsTo('/beaute/photobeaute')}
        about={[galleryJsonLd(treatmentsCopy.galleryHeading, photos)]}
      />
    </>
  )
}
