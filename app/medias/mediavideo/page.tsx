import { mediaVideoList } from '@/app/lists'
import { FeedLinks } from '@/components/ui/feed-links'
import { VideoList } from '@/components/videos/video-list'
import type { ListProps } from '@/lib/pagination/list-routes'
import { loadSiteSettings } from '@/lib/site-content/load-site-settings'
import { videosCopy } from '@/lib/videos/copy'
import { videoFeedPath } from '@/lib/videos/feed'

export const generateMetadata = mediaVideoList.metadata

/** All videos of Médias, in pages. */
export default async function MediaVideoPage(props: ListProps) {
  const [list, site] = await Promise.all([mediaVideoList.page(props), loadSiteSettings()])
  return (
    <VideoList area="medias" name="videos" heading={videosCopy.heading} list={list} site={site}>
      <FeedLinks feed={videoFeedPath} className="mt-12" />
    </VideoList>
  )
}
