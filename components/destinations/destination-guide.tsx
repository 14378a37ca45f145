import type { Destination } from '@/lib/destinations/destinations'
import { DestinationHero } from './destination-hero'
import { Guide } from './guide'
import { OtherDestinations } from './other-destinations'

type Props = {
  destination: Destination
  /** Every destination, in the order of the carousel. */
  all: readonly Destination[]
  /** The WhatsApp number of Voyage. */
  phone: string
}

/** What the page of a destination shows, and its preview. */
export function DestinationGuide({ destination, all, phone }: Props) {
  return (
    <>
      <DestinationHero destination={destination} />
      <Guide destination={destination} phone={phone} />
      <OtherDestinations others={all.filter(({ id }) => id !== destination.id)} />
    </>
  )
}
