import { UniverseHero } from '@/components/layout/universe-hero'
import { PageJsonLd } from '@/components/layout/page-json-ld'
import { getVoyageHeaderVideo } from '@/lib/backend/voyage'
import { destinationPath, destinations } from '@/lib/destinations/destinations'
import { travelCopy } from '@/lib/destinations/copy'
import { staticRouteMetadata } from '@/lib/seo/metadata'
import { itemListJsonLd } from '@/lib/seo/item-list'
import { breadcrumbsTo } from '@/lib/seo/breadcrumbs'
import { faqJsonLd } from '@/lib/destinations/json-ld'
import { DestinationCarousel } from '@/components/destinations/destination-carousel'
import { Faq } from '@/components/destinations/faq'
import { VisaPacks } from '@/components/destinations/visa-packs'

export const revalidate = 60

const guides = destinations.map((it) => ({ name: it.name, path: destinationPath(it) }))

export const metadata = staticRouteMetadata('/voyage')

/** The landing page of Voyage (R112 to R120). */
export default async function VoyagePage() {
  return (
    <>
      <UniverseHero
        poster="/images/hero/voyage.jpg"
        video={await getVoyageHeaderVideo()}
        title={travelCopy.title}
        lead={travelCopy.lead}
        action={{ href: '#destinations', text: travelCopy.seeDestinations }}
      />
      <DestinationCarousel />
      <VisaPacks />
      <Faq />
      <PageJsonLd
        trail={breadcrumbsTo('/voyage')}
        about={[itemListJsonLd(travelCopy.destinationsHeading, guides), faqJsonLd()]}
      />
    </>
  )
}
