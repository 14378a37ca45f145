import type { Metadata } from 'next'
import { PageData } from '@/components/seo/page-data'
import { destinationPath, destinations, findDestination } from '@/lib/content/destinations'
import { destinationContent } from '@/lib/content/voyage'
import { answersNotFound } from '@/lib/not-found'
import { hiddenPageMetadata, pageMetadata } from '@/lib/seo'
import { destinationCard } from '@/lib/share-card/subjects'
import { trailTo } from '@/lib/structured-data/trail'
import { destinationNode } from '@/lib/structured-data/travel'
import { DestinationHero } from '../../_components/destination-hero'
import { DestinationMissing } from '../../_components/destination-missing'
import { Guide } from '../../_components/guide'
import { OtherDestinations } from '../../_components/other-destinations'

type Props = { params: Promise<{ slug: string }> }

/** The three guides are prerendered; any other address is made on demand, to say «non trouvée». */
export function generateStaticParams() {
  return destinations.map(({ slug }) => ({ slug }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const destination = findDestination((await params).slug)
  if (!destination) return missing
  const { documentTitle, description } = destination
  return pageMetadata({
    title: documentTitle,
    description,
    path: destinationPath(destination),
    card: destinationCard(destination),
    type: 'article',
  })
}

const missing: Metadata = {
  ...hiddenPageMetadata(destinationContent.missing, destinationContent.missingDescription),
  ...answersNotFound,
}

/** The guide of one destination (R121 to R124). */
export default async function DestinationPage({ params }: Props) {
  const destination = findDestination((await params).slug)
  if (!destination) return <DestinationMissing />
  const trail = trailTo('/voyage', { name: destination.name, path: destinationPath(destination) })
  return (
    <>
      <DestinationHero destination={destination} />
      <Guide destination={destination} />
      <OtherDestinations than={destination} />
      <PageData trail={trail} about={[destinationNode(destination)]} />
    </>
  )
}
