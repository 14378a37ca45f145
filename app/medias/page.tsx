import { LatestEvents } from '@/components/events/latest-events'
import { NextEvent } from '@/components/events/next-event'
import { PageJsonLd } from '@/components/layout/page-json-ld'
import { PictureHero } from '@/components/layout/picture-hero'
import { GalleryCarousel } from '@/components/photos/gallery-carousel'
import { IntentLink } from '@/components/ui/intent-link'
import { VideoGrid } from '@/components/videos/video-grid'
import { itemsOf } from '@/lib/backend/loaded'
import { withPosters } from '@/lib/events/poster'
import { getEvents } from '@/lib/events/queries'
import { latestEventsFirst, nextEvent } from '@/lib/events/sorting'
import { breadcrumbsTo } from '@/lib/seo/json-ld'
import { staticRouteMetadata } from '@/lib/seo/metadata'
import { loadSiteSettings } from '@/lib/site-settings/load-site-settings'
import { heroPicture } from '@/lib/site-settings/site-picture'
import { videosCopy } from '@/lib/videos/copy'
import { getVideos } from '@/lib/videos/queries'
import { latestVideosFirst } from '@/lib/videos/sorting'
import { universeCopy } from '../universes/copy'

export const generateMetadata = async () => staticRouteMetadata('/medias', await loadSiteSettings())

/** The landing page of Médias. */
export default async function MediasPage() {
  const [videos, events, site] = await Promise.all([
    getVideos('medias'),
    getEvents(),
    loadSiteSettings(),
  ])
  const latestEvents = await withPosters(latestEventsFirst(itemsOf(events)).slice(0, 4), site)
  const next = nextEvent(itemsOf(events), new Date())
  const [announced] = await withPosters(next ? [next] : [], site)
  return (
    <>
      <PictureHero
        poster={heroPicture(site.contents, 'medias')}
        title={universeCopy.medias.title}
        lead={site.heroes.medias}
      />
      <NextEvent event={announced} />
      <section className="section max-md:py-8">
        <h2 className="headline mb-6 md:mb-10">{universeCopy.medias.latestVideos}</h2>
        <VideoGrid
          area="medias"
          videos={latestVideosFirst(itemsOf(videos)).slice(0, 6)}
          heading="h3"
          fewer={4}
          lead
        />
        {itemsOf(videos).length > 6 && (
          <p className="mt-8 md:mt-10">
            <IntentLink href="/medias/mediavideo" className="button button-outline">
              {videosCopy.all}
            </IntentLink>
          </p>
        )}
      </section>
      <GalleryCarousel contents={site.contents} />
      <LatestEvents events={latestEvents} />
      <PageJsonLd site={site} breadcrumbs={breadcrumbsTo('/medias')} />
    </>
  )
}
