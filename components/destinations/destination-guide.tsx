import type { Destination } from '@/lib/destinations/destinations'
import type { SiteSettings } from '@/lib/shared/site-settings/merge-settings'
import { DestinationHero } from './destination-hero'
import { Guide } from './guide'
import { OtherDestinations } from './other-destinations'

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
      <Guide destination={destination} phone={site.whatsapp.voyage} replyTime={site.replyTime} />
      <OtherDestinations others={all.filter(({ id }) => id !== destination.id)} />
    </>
  )
}
