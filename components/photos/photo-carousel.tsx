import type { Route } from 'next'
import { buttonStyles } from '@/components/ui/button-styles'
import { Carousel } from '@/components/ui/carousel/carousel'
import { CarouselPicture } from '@/components/ui/carousel/carousel-picture'
import { IntentLink } from '@/components/ui/intent-link'
import type { SitePicture } from '@/lib/site-content/site-picture'

type Props = {
  label: string
  pictures: readonly SitePicture[]
  /** The path of the gallery, the target of every slide. */
  href: string
  /** The text of the link on each slide. */
  seeMore: string
}

/** Pictures in a carousel that moves every 5000 ms, each with a link over it to the gallery. */
export function PhotoCarousel({ label, pictures, href, seeMore }: Props) {
  return (
    <Carousel label={label} delay={5000} gap={6}>
      {pictures.map((picture, index) => (
        <figure key={index} className="linked-slide">
          <CarouselPicture picture={picture} className="bg-tint" />
          <IntentLink
            href={href as Route}
            // Else a mouse would drag the link instead of the slide.
            draggable={false}
            className={buttonStyles.light}
          >
            {seeMore}
          </IntentLink>
        </figure>
      ))}
    </Carousel>
  )
}
