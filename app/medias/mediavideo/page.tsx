import { FeedLinks } from '@/components/ui/feed-links'
import { VideoGrid } from '@/components/videos/video-grid'
import { PageJsonLd } from '@/components/layout/page-json-ld'
import { getMediaVideos } from '@/lib/events/queries'
import { mediaCopy } from '@/lib/events/copy'
import { feeds, videoFeedTypes } from '@/lib/seo/feeds'
import { staticRouteMetadata } from '@/lib/seo/metadata'
import { latestVideosFirst } from '@/lib/events/sorting'
import { videoListJsonLd } from '@/lib/seo/item-list'
import { breadcrumbsTo } from '@/lib/seo/breadcrumbs'

export const revalidate = 60

export const metadata = staticRouteMetadata('/medias/mediavideo', { feeds: videoFeedTypes })

/** All videos of Médias (R60). */
export default async function MediaVideoPage() {
  const videos = latestVideosFirst(await getMediaVideos())
  return (
    <>
      <section className="band pt-32">
        <h1 className="headline mb-10">{mediaCopy.videosHeading}</h1>
        <VideoGrid area="medias" videos={videos} heading="h2" />
        <FeedLinks feed={feeds.videos.path} className="mt-12" />
      </section>
      <PageJsonLd
        trail={breadcrumbsTo('/medias/mediavideo')}
        about={[videoListJsonLd('medias', mediaCopy.videosHeading, videos)]}
      />
    </>
  )
}
