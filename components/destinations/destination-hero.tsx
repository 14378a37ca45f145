import { ParsedMarker } from '@/components/ui/parsed-marker'
import { Picture } from '@/components/ui/picture'
import type { Destination } from '@/lib/destinations/destinations'
import { DestinationFacts } from './destination-facts'

/** The hero of a destination: the picture behind the text, from 1024 px beside it. */
export function DestinationHero({ destination }: { destination: Destination }) {
  return (
    <section
      data-theme="night"
      className="hero [--hero-height:calc(100svh-5rem)] lg:[--hero-height:46rem]"
    >
      <div className="hero-picture lg:left-[38%]">
        <Picture
          src={destination.image}
          alt={destination.imageAlt}
          width={960}
          height={1200}
          sizes="(min-width: 1024px) 62vw, 100vw"
          className="cover-picture object-top lg:object-[50%_10%]"
          priority
        />
      </div>
      <div className="hidden-until-parsed hero-text section">
        <h1 className="text-hero text-white">{destination.name}</h1>
        <p className="mt-5 max-w-md text-lg md:text-xl">{destination.lead}</p>
        <DestinationFacts destination={destination} />
        <ParsedMarker />
      </div>
    </section>
  )
}
