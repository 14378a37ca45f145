import { FeedLinks } from '@/components/sections/feed-links'
import { VideoGrid } from '@/components/sections/video-grid'
import { PageData } from '@/components/seo/page-data'
import { getMediaVideos } from '@/lib/backend/medias'
import { mediasContent } from '@/lib/content/medias'
import { feeds, videoFeedTypes } from '@/lib/feeds-addresses'
import { sitePageMetadata } from '@/lib/seo'
import { latestVideosFirst } from '@/lib/sorting'
import { videoListNode } from '@/lib/structured-data/list'
import { trailTo } from '@/lib/structured-data/trail'

export const revalidate = 60

export const metadata = sitePageMetadata('/medias/mediavideo', { feeds: videoFeedTypes })

/** All videos of Médias (R60). */
export default async function MediaVideoPage() {
  const videos = latestVideosFirst(await getMediaVideos())
  return (
    <>
      <section className="band pt-32">
        <h1 className="headline mb-10">{mediasContent.videosHeading}</h1>
        <VideoGrid area="medias" videos={videos} heading="h2" />
        <FeedLinks feed={feeds.videos.path} className="mt-12" />
      </section>
      <PageData
        trail={trailTo('/medias/mediavideo')}
        about={[videoListNode('medias', mediasContent.videosHeading, videos)]}
      />
    </>
  )
}
