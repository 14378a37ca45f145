import { PhotoCarousel } from './photo-carousel'
import { beauteContent } from '@/lib/treatments/copy'
import { BandIntro } from '@/components/layout/section-intro'

/** Four pictures of the institute, each leading to its photos (R101). */
export function Photos() {
  const { heading, lead, seeMore, carousel } = beauteContent.photos
  return (
    <section id="photos" className="bg-paper">
      <div className="band overflow-hidden pr-0!">
        <div className="pr-gutter">
          <BandIntro heading={heading} lead={lead} />
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
