import { NextEventTeaser } from '@/components/events/next-event-teaser'
import { BrandStory } from '@/components/home/brand-story'
import { HomeHero } from '@/components/home/home-hero'
import { SceneCarousel } from '@/components/home/scene-carousel'
import { UniverseGrid } from '@/components/home/universe-grid'
import { PageJsonLd } from '@/components/layout/page-json-ld'
import { SiteShell } from '@/components/layout/site-shell'
import { LatestVideoTeaser } from '@/components/videos/latest-video-teaser'
import { itemsOf } from '@/lib/backend/load'
import { getEvents } from '@/lib/events/queries'
import { nextEvent } from '@/lib/events/sorting'
import { readablePosters } from '@/lib/images/readable-posters'
import { staticRouteMetadata } from '@/lib/seo/metadata'
import { getHeaderVideo } from '@/lib/site-content/header-videos'
import { loadSiteSettings } from '@/lib/site-content/load-site-settings'
import { getMediaVideos } from '@/lib/videos/queries'
import { latestVideosFirst } from '@/lib/videos/sorting'

export const generateMetadata = async () => staticRouteMetadata('/', await loadSiteSettings())

/** The home page. */
export default async function HomePage() {
  const [video, events, videos, site] = await Promise.all([
    getHeaderVideo('homeHeaderVideo'),
    getEvents(),
    getMediaVideos(),
    loadSiteSettings(),
  ])
  const watchable = itemsOf(videos).filter(({ youtubeId }) => youtubeId)
  const next = nextEvent(itemsOf(events), new Date())
  const [event] = await readablePosters(next ? [next] : [])
  return (
    <SiteShell area="accueil" site={site}>
      <HomeHero site={site} video={video} />
      <SceneCarousel contents={site.contents} />
      <UniverseGrid contents={site.contents} />
      <BrandStory>
        <NextEventTeaser event={event} />
        <LatestVideoTeaser video={latestVideosFirst(watchable)[0]} />
      </BrandStory>
      <PageJsonLd site={site} />
    </SiteShell>
  )
}
