import { SectionIntro } from '@/components/layout/section-intro'
import { photosCopy } from '@/lib/photos/copy'
import type { SiteSettings } from '@/lib/shared/site-settings/merge-settings'
import { carouselPictures } from '@/lib/site-content/site-picture'
import { PhotoCarousel } from './photo-carousel'

type Props = Pick<SiteSettings, 'contents'>

/** Four pictures of the gallery, each with a link to it. */
export function GalleryCarousel({ contents }: Props) {
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

/** Four pictures of the institute, each with a link to its gallery. */
export function BeautyPhotoCarousel({ contents }: Props) {
  const { heading, lead, carousel } = photosCopy.beautySection
  return (
    <section id="photos" className="bg-paper">
      <div className="section overflow-hidden pr-0!">
        <div className="pr-gutter">
          <SectionIntro heading={heading} lead={lead} />
        </div>
        <PhotoCarousel
          label={heading}
          pictures={carouselPictures(contents, 'beaute', carousel)}
          href="/beaute/photobeaute"
          seeMore={photosCopy.seeMore}
        />
      </div>
    </section>
  )
}
