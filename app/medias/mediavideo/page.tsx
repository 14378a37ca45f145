import { PageJsonLd } from '@/components/layout/page-json-ld'
import { FeedLinks } from '@/components/ui/feed-links'
import { VideoGrid } from '@/components/videos/video-grid'
import { itemsOf } from '@/lib/backend/load'
import { breadcrumbsTo } from '@/lib/seo/breadcrumbs'
import { staticRouteMetadata } from '@/lib/seo/metadata'
import { videosCopy } from '@/lib/videos/copy'
import { videoFeedLink } from '@/lib/videos/feed'
import { videoListJsonLd } from '@/lib/videos/json-ld'
import { getMediaVideos } from '@/lib/videos/queries'
import { latestVideosFirst } from '@/lib/videos/sorting'

export const revalidate = 60

export const metadata = staticRouteMetadata('/medias/mediavideo', {
  feeds: { 'application/rss+xml': videoFeedLink },
})

/** All videos of Médias. */
export default async function MediaVideoPage() {
  const videos = latestVideosFirst(itemsOf(await getMediaVideos()))
  return (
    <>
      <section className="section pt-32">
        <h1 className="headline mb-10">{videosCopy.heading}</h1>
        <VideoGrid area="medias" videos={videos} heading="h2" />
        <FeedLinks feed={videoFeedLink.path} className="mt-12" />
      </section>
      <PageJsonLd
        breadcrumbs={breadcrumbsTo('/medias/mediavideo')}
        about={[videoListJsonLd('medias', videosCopy.heading, videos)]}
      />
    </>
  )
}
