import { photosCopy } from '@/lib/photos/copy'
import type { SiteSettings } from '@/lib/shared/site-settings/merge-settings'
import { carouselPictures } from '@/lib/site-content/site-picture'
import { PhotoCarousel } from './photo-carousel'

/** Four pictures of the gallery, each with a link to it. */
export function GalleryCarousel({ contents }: Pick<SiteSettings, 'contents'>) {
  const { heading, mediaCarousel, seeMore } = photosCopy
  return (
    <section className="pl-gutter overflow-hidden py-14">
      <h2 className="headline mb-6 md:mb-10">{heading}</h2>
      <PhotoCarousel
        label={heading}
        pictures={carouselPictures(contents, 'medias', mediaCarousel)}
        href="/medias/mediagalerie"
        seeMore={seeMore}
      />
    </section>
  )
}
