import { PageJsonLd } from '@/components/layout/page-json-ld'
import { breadcrumbsTo } from '@/lib/seo/breadcrumbs'
import type { StaticPath } from '@/lib/site/static-routes'
import type { PlayerArea } from '@/lib/site/universes'
import { videoJsonLd } from '@/lib/videos/json-ld'
import { watchUrl } from '@/lib/videos/player'
import type { WatchData } from '@/lib/videos/watch-page'
import { VideoMessage } from './video-message'
import { Watch } from './watch'

type Props = {
  area: PlayerArea
  /** Where all videos of the universe are. */
  list: StaticPath
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
      <PageJsonLd
        breadcrumbs={breadcrumbsTo(list, leaf)}
        about={[video && videoJsonLd(area, video, description)]}
      />
    </>
  )
}
