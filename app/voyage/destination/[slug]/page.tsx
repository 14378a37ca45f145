import type { Metadata } from 'next'
import { DestinationHero } from '@/components/destinations/destination-hero'
import { Guide } from '@/components/destinations/guide'
import { OtherDestinations } from '@/components/destinations/other-destinations'
import { MessagePage } from '@/components/layout/message-page'
import { PageJsonLd } from '@/components/layout/page-json-ld'
import { destinationCopy } from '@/lib/destinations/copy'
import { destinationPath, destinations, findDestination } from '@/lib/destinations/destinations'
import { destinationJsonLd } from '@/lib/destinations/json-ld'
import { destinationOgImage } from '@/lib/destinations/og-image'
import { notFoundStatus } from '@/lib/http/not-found-status'
import { breadcrumbsTo } from '@/lib/seo/breadcrumbs'
import { noindexMetadata, pageMetadata } from '@/lib/seo/metadata'
import type { SiteSettings } from '@/lib/shared/site-settings/merge-settings'
import { loadSiteSettings } from '@/lib/site-content/load-site-settings'

type Props = { params: Promise<{ slug: string }> }

/** The three guides are prerendered; any other slug renders the not-found page on demand. */
export function generateStaticParams() {
  return destinations.map(({ slug }) => ({ slug }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const destination = findDestination((await params).slug)
  const site = await loadSiteSettings()
  if (!destination) return missingMetadata(site)
  const { documentTitle, description } = destination
  return pageMetadata(
    {
      title: documentTitle,
      description,
      path: destinationPath(destination),
      ogImage: destinationOgImage(destination, site),
      type: 'article',
    },
    site,
  )
}

function missingMetadata(site: SiteSettings): Metadata {
  const { notFound, notFoundDescription } = destinationCopy
  return { ...noindexMetadata(notFound, notFoundDescription, site), ...notFoundStatus }
}

/** The guide of one destination. */
export default async function DestinationPage({ params }: Props) {
  const destination = findDestination((await params).slug)
  if (!destination) {
    const { notFound, notFoundText, backToList } = destinationCopy
    const links = [
      { href: '/voyage#destinations', label: backToList },
      ...destinations.map((it) => ({ href: destinationPath(it), label: it.name })),
    ]
    return <MessagePage title={notFound} text={notFoundText} links={links} />
  }
  const site = await loadSiteSettings()
  const breadcrumbs = breadcrumbsTo('/voyage', {
    name: destination.name,
    path: destinationPath(destination),
  })
  return (
    <>
      <DestinationHero destination={destination} />
      <Guide destination={destination} phone={site.whatsapp.voyage} />
      <OtherDestinations current={destination} />
      <PageJsonLd site={site} breadcrumbs={breadcrumbs} about={[destinationJsonLd(destination)]} />
    </>
  )
}
