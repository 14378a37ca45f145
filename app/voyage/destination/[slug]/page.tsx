import type { Metadata } from 'next'
import { DestinationHero } from '@/components/destinations/destination-hero'
import { DestinationNotFound } from '@/components/destinations/destination-not-found'
import { Guide } from '@/components/destinations/guide'
import { OtherDestinations } from '@/components/destinations/other-destinations'
import { PageJsonLd } from '@/components/layout/page-json-ld'
import { destinationCopy } from '@/lib/destinations/copy'
import { destinationPath, destinations, findDestination } from '@/lib/destinations/destinations'
import { destinationJsonLd } from '@/lib/destinations/json-ld'
import { destinationOgImage } from '@/lib/destinations/og-image'
import { notFoundStatus } from '@/lib/http/not-found-status'
import { breadcrumbsTo } from '@/lib/seo/breadcrumbs'
import { noindexMetadata, pageMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ slug: string }> }

/** The three guides are prerendered; any other slug renders the not-found page on demand. */
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
    ogImage: destinationOgImage(destination),
    type: 'article',
  })
}

const missing: Metadata = {
  ...noindexMetadata(destinationCopy.notFound, destinationCopy.notFoundDescription),
  ...notFoundStatus,
}

/** The guide of one destination. */
export default async function DestinationPage({ params }: Props) {
  const destination = findDestination((await params).slug)
  if (!destination) return <DestinationNotFound />
  const breadcrumbs = breadcrumbsTo('/voyage', {
    name: destination.name,
    path: destinationPath(destination),
  })
  return (
    <>
      <DestinationHero destination={destination} />
      <Guide destination={destination} />
      <OtherDestinations current={destination} />
      <PageJsonLd breadcrumbs={breadcrumbs} about={[destinationJsonLd(destination)]} />
    </>
  )
}
