import { ListPageNotFound } from '@/components/layout/list-page-not-found'
import { FeedLinks } from '@/components/ui/feed-links'
import { VideoList } from '@/components/videos/video-list'
import type { ListProps } from '@/lib/pagination/list-routes'
import { loadSiteSettings } from '@/lib/site-content/load-site-settings'
import { videosCopy } from '@/lib/videos/copy'
import { videoFeedPath } from '@/lib/videos/feed'
import { mediaVideoList } from './list'

export const generateMetadata = mediaVideoList.metadata

/** All videos of Médias, in pages. */
export default async function MediaVideoPage(props: ListProps) {
  const list = await mediaVideoList.page(props)
  if (!list) return <ListPageNotFound list={mediaVideoList.path} />
  return (
    <VideoList
      area="medias"
      name="videos"
      heading={videosCopy.heading}
      list={list}
      site={await loadSiteSettings()}
    >
      <FeedLinks feed={videoFeedPath} className="mt-12" />
    </VideoList>
  )
}
