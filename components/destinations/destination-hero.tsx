import { ParsedMarker } from '@/components/ui/parsed-marker'
import { Picture } from '@/components/ui/picture'
import { destinationCopy } from '@/lib/destinations/copy'
import type { Destination } from '@/lib/destinations/destinations'
import { shortStay } from '@/lib/destinations/guides/visa-rules'

/** The hero of a destination with its key facts: the picture behind the text, from 1024 px beside it. */
export function DestinationHero({ destination }: { destination: Destination }) {
  const facts = [
    { term: destinationCopy.shortStay, value: shortStay },
    { term: destinationCopy.processing, value: destination.processing },
    { term: destinationCopy.currency, value: 'euro' },
  ]
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
        <dl className="mt-9 flex flex-wrap gap-x-6 gap-y-5 xl:gap-x-10">
          {facts.map(({ term, value }) => (
            <div key={term} className="border-ochre border-l-4 pl-4">
              <dt className="text-muted text-sm">{term}</dt>
              <dd className="font-display text-xl font-bold first-letter:uppercase">{value}</dd>
            </div>
          ))}
        </dl>
        <ParsedMarker />
      </div>
    </section>
  )
}
