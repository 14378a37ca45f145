import { VideoGrid } from '@/components/videos/video-grid'
import { PageJsonLd } from '@/components/layout/page-json-ld'
import { getBeautyVideos } from '@/lib/courses/queries'
import { treatmentsCopy } from '@/lib/treatments/copy'
import { staticRouteMetadata } from '@/lib/seo/metadata'
import { latestVideosFirst } from '@/lib/events/sorting'
import { videoListJsonLd } from '@/lib/seo/item-list'
import { breadcrumbsTo } from '@/lib/seo/breadcrumbs'

export const revalidate = 60

export const metadata = staticRouteMetadata('/beaute/videosbeaute')

/** All videos of the institute (R109). */
export default async function BeautyVideosPage() {
  const videos = latestVideosFirst(await getBeautyVideos())
  return (
    <>
      <section className="band pt-32">
        <h1 className="headline mb-10">{treatmentsCopy.workHeading}</h1>
        <VideoGrid area="beaute" videos={videos} heading="h2" />
      </section>
      <PageJsonLd
        trail={breadcrumbsTo('/beaute/videosbeaute')}
        about={[videoListJsonLd('beaute', treatmentsCopy.workHeading, videos)]}
      />
    </>
  )
}
