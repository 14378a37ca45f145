import { itemsOf } from '@/lib/backend/load'
import { getHeaderVideo } from '@/lib/site/header-videos'
import { latestVideosFirst } from '@/lib/videos/sorting'
import { getMediaVideos } from '@/lib/videos/queries'
import { PageJsonLd } from '@/components/layout/page-json-ld'
import { getEvents } from '@/lib/events/queries'
import { SiteShell } from '@/components/layout/site-shell'
import { nextEvent } from '@/lib/events/sorting'
import { settings } from '@/lib/site/settings'
import { staticRouteMetadata } from '@/lib/seo/metadata'
import { HomeHero } from '@/components/home/home-hero'
import { BrandStory } from '@/components/home/brand-story'
import { SceneCarousel } from '@/components/home/scene-carousel'
import { UniverseGrid } from '@/components/home/universe-grid'

export const revalidate = 60

export const metadata = staticRouteMetadata('/')

/** The home page (R18 to R43). */
export default async function HomePage() {
  const [video, events, videos] = await Promise.all([
    getHeaderVideo('homeHeaderVideo'),
    getEvents(),
    getMediaVideos(),
  ])
  const watchable = itemsOf(videos).filter(({ youtubeId }) => youtubeId)
  return (
    <SiteShell area="accueil">
      <HomeHero title={settings.productName} video={video} />
      <SceneCarousel />
      <BrandStory
        event={nextEvent(itemsOf(events), new Date())}
        video={latestVideosFirst(watchable)[0]}
      />
      <UniverseGrid />
      <PageJsonLd />
    </SiteShell>
  )
}
