import { PhotoGallery } from '@/components/photos/photo-gallery'
import { PageData } from '@/components/layout/page-json-ld'
import { getBeautyPhotos } from '@/lib/courses/queries'
import { beauteContent } from '@/lib/treatments/copy'
import { photoSizes } from '@/lib/images/image-sizes'
import { sitePageMetadata } from '@/lib/seo/metadata'
import { galleryNode } from '@/lib/videos/json-ld'
import { trailTo } from '@/lib/seo/breadcrumbs'

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
