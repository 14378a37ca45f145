import { VideoGrid } from '@/components/sections/video-grid'
import { PageData } from '@/components/seo/page-data'
import { getBeautyVideos } from '@/lib/backend/beaute'
import { beauteContent } from '@/lib/content/beaute'
import { sitePageMetadata } from '@/lib/seo'
import { latestVideosFirst } from '@/lib/sorting'
import { videoListNode } from '@/lib/structured-data/list'
import { trailTo } from '@/lib/structured-data/trail'

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
