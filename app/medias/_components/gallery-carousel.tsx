import { buttonStyles } from '@/components/ui/button-styles'
import { Carousel } from '@/components/ui/carousel/carousel'
import { IntentLink } from '@/components/ui/intent-link.client'
import { Picture } from '@/components/ui/picture'
import { mediasContent } from '@/lib/content/medias'

/** Four pictures of the gallery, each leading to it (R52, R53). */
export function GalleryCarousel() {
  return (
    <section className="overflow-hidden py-14 pl-[clamp(1rem,5vw,5rem)]">
      <h2 className="headline mb-10">{mediasContent.galleryHeading}</h2>
      <Carousel label={mediasContent.galleryHeading} delay={5000} gap={6}>
        {mediasContent.carousel.map(({ src, alt }) => (
          <figure key={src} className="relative">
            <Picture
              src={src}
              alt={alt}
              width={1600}
              height={1000}
              sizes="(min-width: 768px) 45vw, 80vw"
              className="rounded-card aspect-8/5 w-full object-cover"
            />
            <IntentLink
              href="/medias/mediagalerie"
              className={`${buttonStyles.light} absolute bottom-4 left-4`}
            >
              {mediasContent.seeMore}
            </IntentLink>
          </figure>
        ))}
      </Carousel>
    </section>
  )
}
