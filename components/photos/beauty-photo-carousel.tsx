import { SectionIntro } from '@/components/layout/section-intro'
import { photosCopy } from '@/lib/photos/copy'
import type { SiteSettings } from '@/lib/shared/site-settings/merge-settings'
import { carouselPictures } from '@/lib/site-content/site-picture'
import { PhotoCarousel } from './photo-carousel'

/** Four pictures of the institute, each with a link to its gallery. */
export function BeautyPhotoCarousel({ contents }: Pick<SiteSettings, 'contents'>) {
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
