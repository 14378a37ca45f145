import { beautyVideoList } from '@/app/lists'
import { VideoList } from '@/components/videos/video-list'
import type { ListProps } from '@/lib/pagination/list-routes'
import { loadSiteSettings } from '@/lib/site-content/load-site-settings'
import { videosCopy } from '@/lib/videos/copy'

export const generateMetadata = beautyVideoList.metadata

/** All videos of the institute, in pages. */
export default async function BeautyVideosPage(props: ListProps) {
  const [list, site] = await Promise.all([beautyVideoList.page(props), loadSiteSettings()])
  return (
    <VideoList
      area="beaute"
      name="videos-beaute"
      heading={videosCopy.beautyHeading}
      list={list}
      site={site}
    />
  )
}
