import { SectionIntro } from '@/components/layout/section-intro'
import { Carousel } from '@/components/ui/carousel/carousel.client'
import { LinkedSlide } from '@/components/ui/carousel/linked-slide.client'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import { photosCopy } from '@/lib/photos/copy'
import { type PictureData, slidePictures } from '@/lib/site-settings/picture-data'
import { pagedLists } from '@/lib/site/paged-lists'

type Props = Pick<SiteSettings, 'contents'>

/** Four pictures of the gallery, each with a link to it. */
export function GalleryCarousel({ contents }: Props) {
  const { heading, mediaCarousel } = photosCopy
  const pictures = slidePictures(contents, 'medias', mediaCarousel)
  return (
    <section className="pl-gutter overflow-hidden py-4 md:py-14">
      <h2 className="headline mb-6 md:mb-10">{heading}</h2>
      <PhotoCarousel label={heading} pictures={pictures} gallery={pagedLists.photos} />
    </section>
  )
}

/** Four pictures of the institute, each with a link to its gallery. */
export function BeautyPhotoCarousel({ contents }: Props) {
  const { heading, lead, carousel } = photosCopy.beautySection
  const pictures = slidePictures(contents, 'beaute', carousel)
  return (
    <section id="photos" className="bg-paper">
      <div className="section overflow-hidden pr-0!">
        <div className="pr-gutter">
          <SectionIntro heading={heading} lead={lead} />
        </div>
        <PhotoCarousel label={heading} pictures={pictures} gallery={pagedLists['photos-beaute']} />
      </div>
    </section>
  )
}

type CarouselProps = { label: string; pictures: readonly PictureData[]; gallery: string }

/** Pictures in a carousel that moves every 5000 ms, each with a link over it to the path of the gallery. */
function PhotoCarousel({ label, pictures, gallery }: CarouselProps) {
  return (
    <Carousel label={label} delay={5000} gap={6}>
      {pictures.map((picture, index) => (
        <LinkedSlide
          key={index}
          {...{ picture, href: gallery, label: photosCopy.seeMore }}
          className="button button-light"
        />
      ))}
    </Carousel>
  )
}
