import { VideoGrid } from '@/components/videos/video-grid'
import { PageData } from '@/components/layout/page-json-ld'
import { getBeautyVideos } from '@/lib/courses/queries'
import { beauteContent } from '@/lib/treatments/copy'
import { sitePageMetadata } from '@/lib/seo/metadata'
import { latestVideosFirst } from '@/lib/events/sorting'
import { videoListNode } from '@/lib/seo/item-list'
import { trailTo } from '@/lib/seo/breadcrumbs'

export const revalidate = 60

export const metadata = sitePageMetadata('/beaute/videosbeaute')

/** All videos of the institute (R109). */
export default async function BeautyVideosPage() {
  const videos = latestVideosFirst(await getBeautyVideos())
  return (
    <>
      <section className="band pt-32">
        <h1 className="headline mb-10">{beauteContent.workHeading}</h1>
        <VideoGrid area="beaute" videos={videos} heading="h2" />
      </section>
      <PageData
        trail={trailTo('/beaute/videosbeaute')}
        about={[videoListNode('beaute', beauteContent.workHeading, videos)]}
      />
    </>
  )
}
