import { Carousel } from '@/components/ui/carousel/carousel'
import { Picture } from '@/components/ui/picture'
import { homeCopy } from './copy'

/** Four pictures in a carousel. */
export function SceneCarousel() {
  return (
    <div className="pl-gutter overflow-hidden pt-10 md:pt-16">
      <Carousel label={homeCopy.carouselLabel} delay={5000} gap={10}>
        {homeCopy.carousel.map(({ src, alt }) => (
          <div
            key={src}
            className="rounded-card bg-night content-visibility-auto aspect-8/5 overflow-hidden"
          >
            <Picture
              src={src}
              alt={alt}
              width={1600}
              height={1000}
              sizes="(min-width: 768px) 45vw, 80vw"
              className="h-full w-full object-cover text-white"
            />
          </div>
        ))}
      </Carousel>
    </div>
  )
}
