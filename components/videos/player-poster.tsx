import { PlayIcon } from '@/components/ui/icons'
import { Picture } from '@/components/ui/picture'
import type { PlayerArea } from '@/lib/shared/universes.mjs'
import { videosCopy } from '@/lib/videos/copy'
import { watchUrl } from '@/lib/videos/player'
import { foreignCategory, type WatchData } from '@/lib/videos/watch-page'

type Props = { area: PlayerArea; data: WatchData }

/** Replaces the player for visitors who save data: the thumbnail as a link that starts the video. */
export function PlayerPoster({ area, data }: Props) {
  const { state, video } = data
  const { id: youtubeId, start, title } = state
  const options = { start, title, category: foreignCategory(data), play: true }
  return (
    <a
      href={watchUrl(area, { title: '', youtubeId }, options)}
      className="relative grid h-full place-content-center text-white"
    >
      {video?.thumbnail && (
        <Picture
          src={video.thumbnail}
          alt=""
          width={1280}
          height={720}
          sizes="(min-width: 1024px) 60vw, 90vw"
          className="absolute inset-0 h-full w-full object-cover opacity-60"
          priority
        />
      )}
      <span className="bg-brand font-display relative inline-flex items-center gap-3 rounded-full px-6 py-3 font-semibold">
        <PlayIcon />
        {videosCopy.play}
      </span>
    </a>
  )
}
