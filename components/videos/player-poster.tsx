import { PlayIcon } from '@/components/ui/icons'
import type { PlayerArea } from '@/lib/shared/universes.mjs'
import { videosCopy } from '@/lib/videos/copy'
import { watchUrl } from '@/lib/videos/player'
import { foreignCategory, type WatchData } from '@/lib/videos/watch-page'

type Props = { area: PlayerArea; data: WatchData }

/** Replaces the player for visitors who save data: a link over the thumbnail, which starts the video. */
export function PlayerPoster({ area, data }: Props) {
  const { id: youtubeId, start, title } = data.state
  const options = { start, title, category: foreignCategory(data), play: true }
  return (
    <a
      href={watchUrl(area, { title: '', youtubeId }, options)}
      className="relative grid h-full place-content-center text-white"
    >
      <span className="bg-brand font-display relative inline-flex items-center gap-3 rounded-full px-6 py-3 font-semibold">
        <PlayIcon />
        {videosCopy.play}
      </span>
    </a>
  )
}
