import { ListPageNotFound } from '@/components/layout/list-page-not-found'
import { VideoList } from '@/components/videos/video-list'
import type { ListProps } from '@/lib/pagination/list-routes'
import { loadSiteSettings } from '@/lib/site-content/load-site-settings'
import { videosCopy } from '@/lib/videos/copy'
import { beautyVideoList } from './list'

export const generateMetadata = beautyVideoList.metadata

/** All videos of the institute, in pages. */
export default async function BeautyVideosPage(props: ListProps) {
  const list = await beautyVideoList.page(props)
  if (!list) return <ListPageNotFound list={beautyVideoList.path} />
  return (
    <VideoList
      area="beaute"
      name="videos-beaute"
      heading={videosCopy.beautyHeading}
      list={list}
      site={await loadSiteSettings()}
    />
  )
}
