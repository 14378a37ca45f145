import { lists } from '@/app/lists'
import { FeedLinks } from '@/components/ui/feed-links'
import { VideoList } from '@/components/videos/video-list'
import type { ListProps } from '@/lib/pagination/list-routes'
import { videosCopy } from '@/lib/videos/copy'
import { videoFeedPath } from '@/lib/videos/feed'

export const generateMetadata = lists.videos.metadata

/** All videos of Médias, in pages. */
export default async function MediaVideoPage(props: ListProps) {
  const list = await lists.videos.props(props)
  return (
    <VideoList area="medias" heading={videosCopy.heading} {...list}>
      <FeedLinks feed={videoFeedPath} />
    </VideoList>
  )
}
