import { PageData } from '@/components/seo/page-data'
import { getHomeHeaderVideo } from '@/lib/backend/accueil'
import { getEvents, getMediaVideos } from '@/lib/backend/medias'
import { SiteShell } from '@/components/site/site-shell'
import { latestVideosFirst, nextEvent } from '@/lib/sorting'
import { settings } from '@/lib/settings'
import { sitePageMetadata } from '@/lib/seo'
import { HomeHero } from './_components/home-hero'
import { HouseStory } from './_components/house-story'
import { SceneCarousel } from './_components/scene-carousel'
import { UniverseGrid } from './_components/universe-grid'

export const revalidate = 60

export const metadata = sitePageMetadata('/')

/** The home page (R18 to R43). */
export default async function HomePage() {
  const [video, events, videos] = await Promise.all([
    getHomeHeaderVideo(),
    getEvents(),
    getMediaVideos(),
  ])
  const watchable = videos.filter(({ youtubeId }) => youtubeId)
  return (
    <SiteShell area="accueil">
      <HomeHero title={settings.productName} video={video} />
      <SceneCarousel />
      <HouseStory event={nextEvent(events, new Date())} video={latestVideosFirst(watchable)[0]} />
      <UniverseGrid />
      <PageData />
    </SiteShell>
  )
}
