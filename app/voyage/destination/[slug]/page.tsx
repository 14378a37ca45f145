import { itemRoute } from '@/app/item-route'
import { DestinationGuide } from '@/components/destinations/destination-guide'
import { PageJsonLd } from '@/components/layout/page-json-ld'
import { destinationCopy, guideTitle } from '@/lib/destinations/copy'
import { destinationPath } from '@/lib/destinations/destinations'
import { destinationJsonLd } from '@/lib/destinations/json-ld'
import { destinationOgImage } from '@/lib/destinations/og-image'
import { getDestination, getDestinations } from '@/lib/destinations/queries'
import { breadcrumbsTo } from '@/lib/seo/json-ld'
import { metaDescription } from '@/lib/seo/metadata'

/** Prerenders the destinations that exist at build time; others are rendered on demand. */
export async function generateStaticParams() {
  return (await getDestinations()).data.map(({ slug }) => ({ slug }))
}

const { notFound, notFoundText, notFoundDescription, backToList } = destinationCopy

/** The guide of one destination. */
const route = itemRoute({
  find: getDestination,
  path: destinationPath,
  metadata: (destination, site) => {
    const { name, description, lead, line } = destination
    return {
      title: guideTitle(name),
      description: metaDescription(description, lead, line, destinationCopy.guideDescription),
      ogImage: destinationOgImage(destination, site),
      type: 'article',
    }
  },
  draw: async (destination, site) => {
    const current = { name: destination.name, path: destinationPath(destination) }
    const { data: all } = await getDestinations()
    return (
      <>
        <DestinationGuide destination={destination} all={all} site={site} />
        <PageJsonLd
          site={site}
          breadcrumbs={breadcrumbsTo('/voyage', current)}
          about={[destinationJsonLd(destination)]}
        />
      </>
    )
  },
  missing: { title: notFound, text: notFoundText, description: notFoundDescription },
  links: async () => [
    { href: '/voyage#destinations', label: backToList },
    ...(await getDestinations()).data.map((it) => ({ href: destinationPath(it), label: it.name })),
  ],
})

export const generateMetadata = route.metadata
export default route.Page
