import { Carousel } from '@/components/ui/carousel/carousel.client'
import { LinkedSlide } from '@/components/ui/carousel/linked-slide.client'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import { slidePictures } from '@/lib/site-settings/picture-data'
import { homeCopy } from './copy'

/** Four scenes in a carousel, with a caption that leads on; not those that the owner has replaced. */
export function SceneCarousel({ contents }: Pick<SiteSettings, 'contents'>) {
  return (
    <div className="pl-gutter overflow-hidden py-8 md:py-16">
      <Carousel label={homeCopy.carouselLabel} delay={5000} gap={10} hasArrowsOnPhones={false}>
        {slidePictures(contents, 'accueil', homeCopy.carousel).map((picture, index) => (
          <LinkedSlide
            key={index}
            picture={picture}
            {...(!picture.fallback && homeCopy.captions[index])}
            className="scene-caption"
          />
        ))}
      </Carousel>
    </div>
  )
}
