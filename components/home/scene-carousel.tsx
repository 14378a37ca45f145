import { Carousel } from '@/components/ui/carousel/carousel'
import { CarouselPicture } from '@/components/ui/carousel/carousel-picture'
import type { SiteSettings } from '@/lib/shared/site-settings/merge-settings'
import { carouselPictures } from '@/lib/site-content/site-picture'
import { homeCopy } from './copy'

/** Four pictures in a carousel. */
export function SceneCarousel({ contents }: Pick<SiteSettings, 'contents'>) {
  return (
    <div className="pl-gutter overflow-hidden py-8 md:py-16">
      <Carousel label={homeCopy.carouselLabel} delay={5000} gap={10} hasArrowsOnPhones={false}>
        {carouselPictures(contents, 'accueil', homeCopy.carousel).map((picture, index) => (
          <CarouselPicture key={index} picture={picture} className="bg-night text-white" />
        ))}
      </Carousel>
    </div>
  )
}
