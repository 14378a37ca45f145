import { Carousel } from '@/components/ui/carousel/carousel.client'
import { travelCopy } from '@/lib/destinations/copy'
import type { Destination } from '@/lib/destinations/destinations'
import { DestinationCard } from './destination-card'

/** The destinations in a carousel that moves every 2500 ms. */
export function DestinationCarousel({ destinations }: { destinations: readonly Destination[] }) {
  return (
    <section id="destinations" className="py-section pl-gutter overflow-hidden">
      <div className="pr-gutter mb-6 grid gap-3 md:mb-10 md:gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-end">
        <h2 className="headline text-accent">{travelCopy.destinationsHeading}</h2>
        <p className="text-muted max-w-md text-lg">{travelCopy.destinationsLead}</p>
      </div>
      <Carousel label={travelCopy.destinationsHeading} delay={2500} gap={6}>
        {destinations.map((destination) => (
          <DestinationCard
            key={destination.slug}
            destination={destination}
            sizes="(min-width: 768px) 45vw, 80vw"
            className="aspect-square md:max-lg:aspect-4/5"
          />
        ))}
      </Carousel>
    </section>
  )
}
