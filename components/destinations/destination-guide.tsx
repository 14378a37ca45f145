import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import { destinationCopy } from '@/lib/destinations/copy'
import type { Destination } from '@/lib/destinations/destinations'
import { DestinationCard } from './destination-card'
import { DestinationHero } from './destination-hero'
import { Guide } from './guide'

type Props = {
  destination: Destination
  /** Every destination, in the order of the carousel. */
  all: readonly Destination[]
  site: Pick<SiteSettings, 'whatsapp' | 'replyTime'>
}

/** What the page of a destination shows, and its preview. */
export function DestinationGuide({ destination, all, site }: Props) {
  return (
    <>
      <DestinationHero destination={destination} />
      <Guide destination={destination} site={site} />
      <OtherDestinations others={all.filter(({ id }) => id !== destination.id)} />
    </>
  )
}

function OtherDestinations({ others }: { others: readonly Destination[] }) {
  if (others.length === 0) return null
  const isOdd = others.length % 2 === 1
  return (
    <>
      <div className="woven-divider" />
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
