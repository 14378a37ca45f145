import type { Metadata } from 'next'
import { getVoyageHeaderVideo } from '@/lib/backend/voyage'
import { voyageContent } from '@/lib/content/voyage'
import { DestinationCarousel } from './_components/destination-carousel'
import { Faq } from './_components/faq'
import { VisaPacks } from './_components/visa-packs'
import { VoyageHero } from './_components/voyage-hero'

export const revalidate = 60

export const metadata: Metadata = {
  title: voyageContent.documentTitle,
  description: voyageContent.description,
  alternates: { canonical: '/voyage' },
}

/** The landing page of Voyage (R112 to R120). */
export default async function VoyagePage() {
  return (
    <>
      <VoyageHero video={await getVoyageHeaderVideo()} />
      <DestinationCarousel />
      <VisaPacks />
      <Faq />
    </>
  )
}
