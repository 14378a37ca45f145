import type { Metadata } from 'next'
import { PhotoGallery } from '@/components/sections/photo-gallery'
import { getMediaPhotos } from '@/lib/backend/medias'
import { mediasContent } from '@/lib/content/medias'
import { photoSizes } from '@/lib/photo-sizes'

export const revalidate = 60

export const metadata: Metadata = {
  title: mediasContent.galleryHeading,
  description:
    'Photos de la diaspora africaine et du Bénin : fêtes, métiers, portraits et lieux, vus par la rédaction de Cotonou.',
  alternates: { canonical: '/medias/mediagalerie' },
}

/** All photos of Médias (R62). */
export default async function MediaGalleryPage() {
  const photos = await getMediaPhotos()
  const sizes = await photoSizes(photos.map(({ picture }) => picture.src))
  return (
    <PhotoGallery
      heading={mediasContent.galleryHeading}
      photos={photos.map((photo, index) => ({ ...photo, size: sizes[index] }))}
    />
  )
}
