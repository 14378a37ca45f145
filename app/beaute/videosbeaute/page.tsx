import { videosCopy } from '@/lib/videos/copy'
import { itemsOf } from '@/lib/backend/load'
import { videoListJsonLd } from '@/lib/videos/json-ld'
import { latestVideosFirst } from '@/lib/videos/sorting'
import { getBeautyVideos } from '@/lib/videos/queries'
import { VideoGrid } from '@/components/videos/video-grid'
import { PageJsonLd } from '@/components/layout/page-json-ld'
import { staticRouteMetadata } from '@/lib/seo/metadata'
import { breadcrumbsTo } from '@/lib/seo/breadcrumbs'

export const revalidate = 60

export const metadata = staticRouteMetadata('/beaute/videosbeaute')

/** All videos of the institute (R109). */
export default async function BeautyVideosPage() {
  const videos = latestVideosFirst(itemsOf(await getBeautyVideos()))
  return (
    <>
      <section className="band pt-32">
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
