import { ParsedMarker } from '@/components/ui/parsed-marker'
import { Picture } from '@/components/ui/picture'
import type { Destination } from '@/lib/destinations/destinations'
import { DestinationFacts } from './destination-facts'

/** The hero of a destination: the picture behind the text, from 1024 px beside it. */
export function DestinationHero({ destination }: { destination: Destination }) {
  return (
    <section
      data-theme="night"
      className="relative isolate flex min-h-[calc(100svh-5rem)] items-end overflow-hidden lg:min-h-[46rem]"
    >
      <div className="hero-picture lg:left-1/2">
        <Picture
          src={destination.image}
          alt={destination.imageAlt}
          width={960}
          height={1200}
          sizes="(min-width: 1024px) 50vw, 100vw"
          className="cover-picture object-top lg:object-[50%_10%]"
          priority
        />
        <div className="hero-shade lg:hidden" />
        <div className="destination-hero-shade" />
      </div>
      <div className="hidden-until-parsed hero-text section w-full pt-28 lg:w-3/5 lg:pr-0">
        <h1 className="text-hero-large text-white">{destination.name}</h1>
        <p className="mt-5 max-w-md text-lg md:text-xl">{destination.lead}</p>
        <DestinationFacts destination={destination} />
        <ParsedMarker />
      </div>
    </section>
  )
}
