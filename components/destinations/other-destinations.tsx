import { WovenDivider } from '@/components/ui/woven-divider'
import { destinationCopy } from '@/lib/destinations/copy'
import { type Destination, destinations } from '@/lib/destinations/destinations'
import { DestinationCard } from './destination-card'

/** The two other destinations. */
export function OtherDestinations({ current }: { current: Destination }) {
  const others = destinations.filter(({ slug }) => slug !== current.slug)
  return (
    <>
      <WovenDivider />
      <section className="section">
        <h2 className="headline text-accent mb-6 md:mb-10">{destinationCopy.others}</h2>
        <ul className="narrow-columns gap-3 md:gap-5">
          {others.map((destination) => (
            <li key={destination.slug}>
              <DestinationCard
                destination={destination}
                sizes="45vw"
                className="destination-card-small"
              />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
