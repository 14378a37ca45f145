import { UniverseHero } from '@/components/sections/universe-hero'
import { PageData } from '@/components/seo/page-data'
import { getVoyageHeaderVideo } from '@/lib/backend/voyage'
import { destinationPath, destinations } from '@/lib/content/destinations'
import { voyageContent } from '@/lib/content/voyage'
import { sitePageMetadata } from '@/lib/seo'
import { itemListNode } from '@/lib/structured-data/list'
import { trailTo } from '@/lib/structured-data/trail'
import { faqNode } from '@/lib/structured-data/travel'
import { DestinationCarousel } from './_components/destination-carousel'
import { Faq } from './_components/faq'
import { VisaPacks } from './_components/visa-packs'

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
