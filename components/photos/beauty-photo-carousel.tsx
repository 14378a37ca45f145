import { PhotoCarousel } from './photo-carousel'
import { treatmentsCopy } from '@/lib/treatments/copy'
import { SectionIntro } from '@/components/layout/section-intro'

/** Four pictures of the institute, each leading to its photos (R101). */
export function BeautyPhotoCarousel() {
  const { heading, lead, seeMore, carousel } = treatmentsCopy.photos
  return (
    <section id="photos" className="bg-paper">
      <div className="band overflow-hidden pr-0!">
        <div className="pr-gutter">
          <SectionIntro heading={heading} lead={lead} />
        </div>
        <PhotoCarousel
          label={heading}
          pictures={carousel}
          href="/beaute/photobeaute"
          seeMore={seeMore}
        />
      </div>
    </section>
  )
}
