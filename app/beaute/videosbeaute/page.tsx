import { lists } from '@/app/lists'
import { VideoList } from '@/components/videos/video-list'
import type { ListProps } from '@/lib/pagination/list-routes'
import { videosCopy } from '@/lib/videos/copy'

export const generateMetadata = lists['videos-beaute'].metadata

/** All videos of the institute, in pages. */
export default async function BeautyVideosPage(props: ListProps) {
  const list = await lists['videos-beaute'].props(props)
  return <VideoList area="beaute" heading={videosCopy.beautyHeading} {...list} />
}
