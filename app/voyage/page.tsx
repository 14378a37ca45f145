import { DestinationCarousel } from '@/components/destinations/destination-carousel'
import { Faq } from '@/components/destinations/faq'
import { VisaPacks } from '@/components/destinations/visa-packs'
import { PageJsonLd } from '@/components/layout/page-json-ld'
import { UniverseHero } from '@/components/layout/video-hero'
import { travelCopy } from '@/lib/destinations/copy'
import { destinationPath } from '@/lib/destinations/destinations'
import { faqEntriesOf } from '@/lib/destinations/faq'
import { faqJsonLd, visaPacksJsonLd } from '@/lib/destinations/json-ld'
import { getDestinations } from '@/lib/destinations/queries'
import { visaPacksOf } from '@/lib/destinations/visa-packs'
import { breadcrumbsTo, itemListJsonLd } from '@/lib/seo/json-ld'
import { staticRouteMetadata } from '@/lib/seo/metadata'
import { getHeaderVideo } from '@/lib/site-settings/header-videos'
import { loadSiteSettings } from '@/lib/site-settings/load-site-settings'
import { heroPicture } from '@/lib/site-settings/site-picture'
import { universeCopy } from '../universes/copy'

export const generateMetadata = async () => staticRouteMetadata('/voyage', await loadSiteSettings())

/** The landing page of Voyage. */
export default async function VoyagePage() {
  const [site, video, { data: destinations }] = await Promise.all([
    loadSiteSettings(),
    getHeaderVideo('travelHeaderVideo'),
    getDestinations(),
  ])
  const guides = destinations.map((it) => ({ name: it.name, path: destinationPath(it) }))
  const list = itemListJsonLd(travelCopy.destinationsHeading, guides)
  return (
    <>
      <UniverseHero
        poster={heroPicture(site.contents, 'voyage')}
        video={video}
        title={universeCopy.voyage.title}
        lead={site.heroes.voyage}
        action={{ href: '#destinations', text: universeCopy.voyage.discover }}
        className="horizon-hero"
      />
      <DestinationCarousel destinations={destinations} />
      <VisaPacks site={site} />
      <Faq site={site} />
      <PageJsonLd
        site={site}
        breadcrumbs={breadcrumbsTo('/voyage')}
        about={[list, ...visaPacksJsonLd(visaPacksOf(site)), faqJsonLd(faqEntriesOf(site))]}
      />
    </>
  )
}
