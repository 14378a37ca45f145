import { PageJsonLd } from '@/components/layout/page-json-ld'
import { VideoGrid } from '@/components/videos/video-grid'
import { itemsOf } from '@/lib/backend/load'
import { breadcrumbsTo } from '@/lib/seo/breadcrumbs'
import { staticRouteMetadata } from '@/lib/seo/metadata'
import { videosCopy } from '@/lib/videos/copy'
import { videoListJsonLd } from '@/lib/videos/json-ld'
import { getBeautyVideos } from '@/lib/videos/queries'
import { latestVideosFirst } from '@/lib/videos/sorting'

export const revalidate = 60

export const metadata = staticRouteMetadata('/beaute/videosbeaute')

/** All videos of the institute. */
export default async function BeautyVideosPage() {
  const videos = latestVideosFirst(itemsOf(await getBeautyVideos()))
  return (
    <>
      <section className="section pt-32">
        <h1 className="headline mb-10">{videosCopy.beautyHeading}</h1>
        <VideoGrid area="beaute" videos={videos} heading="h2" />
      </section>
      <PageJsonLd
        breadcrumbs={breadcrumbsTo('/beaute/videosbeaute')}
        about={[videoListJsonLd('beaute', videosCopy.beautyHeading, videos)]}
      />
    </>
  )
}
