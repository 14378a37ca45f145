import { beautyVideoList } from '@/app/lists'
import { VideoList } from '@/components/videos/video-list'
import type { ListProps } from '@/lib/pagination/list-routes'
import { videosCopy } from '@/lib/videos/copy'

export const generateMetadata = beautyVideoList.metadata

/** All videos of the institute, in pages. */
export default async function BeautyVideosPage(props: ListProps) {
  const list = await beautyVideoList.props(props)
  return <VideoList area="beaute" heading={videosCopy.beautyHeading} {...list} />
}
