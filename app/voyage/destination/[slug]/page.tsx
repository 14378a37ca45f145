import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { DestinationGuide } from '@/components/destinations/destination-guide'
import { MessagePage } from '@/components/layout/message-page'
import { PageJsonLd } from '@/components/layout/page-json-ld'
import { destinationCopy, guideTitle } from '@/lib/destinations/copy'
import { destinationPath } from '@/lib/destinations/destinations'
import { destinationJsonLd } from '@/lib/destinations/json-ld'
import { destinationOgImage } from '@/lib/destinations/og-image'
import { getDestination, getDestinations } from '@/lib/destinations/queries'
import { decodePathSegment, isFormerSlug } from '@/lib/http/path-segments'
import { breadcrumbsTo } from '@/lib/seo/json-ld'
import { metaDescription, missingMetadata, pageMetadata } from '@/lib/seo/metadata'
import { loadSiteSettings } from '@/lib/site-settings/load-site-settings'

type Props = { params: Promise<{ slug: string }> }

/** Prerenders the destinations that exist at build time; others are rendered on demand. */
export async function generateStaticParams() {
  return (await getDestinations()).data.map(({ slug }) => ({ slug }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const slug = decodePathSegment((await params).slug)
  const [loaded, site] = await Promise.all([getDestination(slug), loadSiteSettings()])
  if (!('data' in loaded)) {
    const { notFound, notFoundDescription } = destinationCopy
    return missingMetadata(loaded, notFound, notFoundDescription, site)
  }
  const destination = loaded.data
  const { name, description, lead, line } = destination
  return pageMetadata(
    {
      title: guideTitle(name),
      description: metaDescription(description, lead, line, destinationCopy.guideDescription),
      path: destinationPath(destination),
      ogImage: destinationOgImage(destination, site),
      type: 'article',
    },
    site,
  )
}

/** The guide of one destination. */
export default async function DestinationPage({ params }: Props) {
  const slug = decodePathSegment((await params).slug)
  const [loaded, { data: destinations }] = await Promise.all([
    getDestination(slug),
    getDestinations(),
  ])
  if (!('data' in loaded)) {
    const { notFound, notFoundText, backToList } = destinationCopy
    const links = [
      { href: '/voyage#destinations', label: backToList },
      ...destinations.map((it) => ({ href: destinationPath(it), label: it.name })),
    ]
    return <MessagePage title={notFound} text={notFoundText} links={links} />
  }
  const destination = loaded.data
  const path = destinationPath(destination)
  if (isFormerSlug(destination, slug)) permanentRedirect(path)
  const site = await loadSiteSettings()
  return (
    <>
      <DestinationGuide destination={destination} all={destinations} site={site} />
      <PageJsonLd
        site={site}
        breadcrumbs={breadcrumbsTo('/voyage', { name: destination.name, path })}
        about={[destinationJsonLd(destination)]}
      />
    </>
  )
}
