import { BrandStory } from '@/components/home/brand-story'
import { HomeHero } from '@/components/home/home-hero'
import { SceneCarousel } from '@/components/home/scene-carousel'
import { UniverseGrid } from '@/components/home/universe-grid'
import { PageJsonLd } from '@/components/layout/page-json-ld'
import { SiteShell } from '@/components/layout/site-shell'
import { Teaser } from '@/components/ui/teaser'
import { shortDateOfInstant } from '@/contract/formatting/french-dates'
import { itemsOf } from '@/lib/backend/loaded'
import { eventsCopy } from '@/lib/events/copy'
import { withPosters } from '@/lib/events/poster'
import { getEvents } from '@/lib/events/queries'
import { nextEvent } from '@/lib/events/sorting'
import { eventPath } from '@/lib/events/urls'
import { eventWhen } from '@/lib/events/when'
import { staticRouteMetadata } from '@/lib/seo/metadata'
import { getHeaderVideo } from '@/lib/site-settings/header-videos'
import { loadSiteSettings } from '@/lib/site-settings/load-site-settings'
import { videosCopy } from '@/lib/videos/copy'
import { watchUrl } from '@/lib/videos/player'
import { getVideos } from '@/lib/videos/queries'
import { latestVideosFirst } from '@/lib/videos/sorting'

export const generateMetadata = async () => staticRouteMetadata('/', await loadSiteSettings())

/** The home page. */
export default async function HomePage() {
  const [heroVideo, events, videos, site] = await Promise.all([
    getHeaderVideo('homeHeaderVideo'),
    getEvents(),
    getVideos('medias'),
    loadSiteSettings(),
  ])
  const [video] = latestVideosFirst(itemsOf(videos).filter(({ youtubeId }) => youtubeId))
  const next = nextEvent(itemsOf(events), new Date())
  const [event] = await withPosters(next ? [next] : [], site)
  return (
    <SiteShell area="accueil" site={site}>
      <HomeHero site={site} video={heroVideo} />
      <SceneCarousel contents={site.contents} />
      <section className="px-gutter @container grid gap-3 pb-8 md:grid-cols-2 md:gap-6 md:pb-16">
        <Teaser
          heading={eventsCopy.nextTeaser}
          empty={eventsCopy.empty}
          title={event?.title}
          detail={event && eventWhen(event)}
          picture={event?.poster}
          href={event && eventPath(event)}
        />
        <Teaser
          heading={videosCopy.latestTeaser}
          empty={videosCopy.empty}
          title={video?.title}
          detail={shortDateOfInstant(video?.createdAt)}
          picture={video?.thumbnail}
          href={video && watchUrl('medias', video)}
          wide
        />
      </section>
      <UniverseGrid contents={site.contents} />
      <BrandStory />
      <PageJsonLd site={site} />
    </SiteShell>
  )
}
