import BeauteLayout from '@/app/beaute/layout'
import { videosPath as beautyVideosPath } from '@/app/beaute/videoplayers/player'
import MediasLayout from '@/app/medias/layout'
import { videosPath } from '@/app/medias/videoplayers/player'
import { Watch } from '@/components/videos/watch'
import { itemsOf } from '@/lib/backend/load'
import type { Video } from '@/lib/backend/schemas'
import { getBeautyVideos, getMediaVideos } from '@/lib/videos/queries'
import { watchDataOf } from '@/lib/videos/watch-page'

type Props = { draft: Video }

/** The watch page of a video of Médias. */
export async function MediaVideoPreview({ draft }: Props) {
  const data = watchDataOf(draft, itemsOf(await getMediaVideos()))
  return (
    <MediasLayout>
      <Watch area="medias" list={videosPath} data={data} />
    </MediasLayout>
  )
}

/** The watch page of a video of the institute. */
export async function BeautyVideoPreview({ draft }: Props) {
  const data = watchDataOf(draft, itemsOf(await getBeautyVideos()))
  return (
    <BeauteLayout>
      <Watch area="beaute" list={beautyVideosPath} data={data} />
    </BeauteLayout>
  )
}
