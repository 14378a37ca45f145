import { UniverseHero } from '@/components/layout/universe-hero'
import { PageData } from '@/components/layout/page-json-ld'
import { getVoyageHeaderVideo } from '@/lib/backend/voyage'
import { destinationPath, destinations } from '@/lib/destinations/destinations'
import { voyageContent } from '@/lib/destinations/copy'
import { sitePageMetadata } from '@/lib/seo/metadata'
import { itemListNode } from '@/lib/seo/item-list'
import { trailTo } from '@/lib/seo/breadcrumbs'
import { faqNode } from '@/lib/destinations/json-ld'
import { DestinationCarousel } from '@/components/destinations/destination-carousel'
import { Faq } from '@/components/destinations/faq'
import { VisaPacks } from '@/components/destinations/visa-packs'

export const revalidate = 60

const guides = destinations.map((it) => ({ name: it.name, path: destinationPath(it) }))

export const metadata = sitePageMetadata('/voyage')

/** The landing page of Voyage (R112 to R120). */
export default async function VoyagePage() {
  return (
    <>
      <UniverseHero
        poster="/images/hero/voyage.jpg"
        video={await getVoyageHeaderVideo()}
        title={voyageContent.title}
        lead={voyageContent.lead}
        action={{ href: '#destinations', text: voyageContent.seeDestinations }}
      />
      <DestinationCarousel />
      <VisaPacks />
      <Faq />
      <PageData
        trail={trailTo('/voyage')}
        about={[itemListNode(voyageContent.destinationsHeading, guides), faqNode()]}
      />
    </>
  )
}
