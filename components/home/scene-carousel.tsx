import { Carousel } from '@/components/ui/carousel/carousel'
import { CarouselPicture } from '@/components/ui/carousel/carousel-picture'
import { homeCopy } from './copy'

/** Four pictures in a carousel. */
export function SceneCarousel() {
  return (
    <div className="pl-gutter overflow-hidden pt-10 md:pt-16">
      <Carousel label={homeCopy.carouselLabel} delay={5000} gap={10}>
        {homeCopy.carousel.map(({ src, alt }, index) => (
          <CarouselPicture key={index} src={src} alt={alt} className="bg-night text-white" />
        ))}
      </Carousel>
    </div>
  )
}
