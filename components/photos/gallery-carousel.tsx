import { PhotoCarousel } from './photo-carousel'
import { mediaCopy } from '@/lib/events/copy'

/** Four pictures of the gallery, each leading to it (R52, R53). */
export function GalleryCarousel() {
  const { galleryHeading, carousel, seeMore } = mediaCopy
  return (
    <section className="pl-gutter overflow-hidden py-14">
      <h2 className="headline mb-10">{galleryHeading}</h2>
      <PhotoCarousel
        label={galleryHeading}
        pictures={carousel}
        href="/medias/mediagalerie"
        seeMore={seeMore}
      />
    </section>
  )
}
