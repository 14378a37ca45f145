import { WovenDivider } from '@/components/ui/woven-divider'
import { destinationCopy } from '@/lib/destinations/copy'
import type { Destination } from '@/lib/destinations/destinations'
import { DestinationCard } from './destination-card'

/** Other destinations; absent without any. */
export function OtherDestinations({ others }: { others: readonly Destination[] }) {
  if (others.length === 0) return null
  const isOdd = others.length % 2 === 1
  return (
    <>
      <WovenDivider />
      <section className="section">
        <h2 className="headline text-accent mb-6 md:mb-10">{destinationCopy.others}</h2>
        <ul className={`narrow-columns gap-3 md:gap-5 ${isOdd ? 'lg:grid-cols-3' : ''}`}>
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
