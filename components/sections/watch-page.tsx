import { watchUrl, type PlayerArea } from '@/lib/player'
import type { WatchData } from '@/lib/player-data'
import type { SitePath } from '@/lib/site-pages'
import { videoNode } from '@/lib/structured-data/media'
import { trailTo } from '@/lib/structured-data/trail'
import { PageData } from '../seo/page-data'
import { VideoMessage } from './video-message'
import { Watch } from './watch'

type Props = {
  area: PlayerArea
  /** Where all videos of the universe are. */
  list: SitePath
  data: WatchData | undefined
  /** What machines are told of the video. */
  description: string
}

/** A watch page, with or without category; an address that is not recognised says so (R88). */
export function WatchPage({ area, list, data, description }: Props) {
  if (!data) return <VideoMessage text="Vidéo non disponible" list={list} />
  const { video } = data
  const leaf = video && { name: video.title, path: watchUrl(area, video) }
  return (
    <>
      <Watch area={area} {...data} />
      <PageData
        trail={trailTo(list, leaf)}
        about={[video && videoNode(area, video, description)]}
      />
    </>
  )
}
