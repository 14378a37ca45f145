import { PlayIcon } from '@/components/ui/icons'
import { Picture } from '@/components/ui/picture'
import type { Video } from '@/lib/backend/schemas'
import type { PlayerArea } from '@/lib/site/universes'
import { videosCopy } from '@/lib/videos/copy'
import { type PlayerState, watchUrl } from '@/lib/videos/player'

type Props = { area: PlayerArea; state: PlayerState; video: Video | undefined }

/** Replaces the player for visitors who save data: the thumbnail as a link that starts the video. */
export function PlayerPoster({ area, state, video }: Props) {
  const { id: youtubeId, start } = state
  const href = watchUrl(area, { title: '', youtubeId }, { start, play: true })
  return (
    <a href={href} className="relative grid h-full place-content-center text-white">
      {video?.thumbnail && (
        <Picture
          src={video.thumbnail.src}
          alt=""
          width={1280}
          height={720}
          sizes="(min-width: 1024px) 60vw, 92vw"
          className="absolute inset-0 h-full w-full object-cover opacity-60"
          priority
        />
      )}
      <span className="bg-brand relative inline-flex items-center gap-3 rounded-full px-6 py-3 font-semibold">
        <PlayIcon />
        {videosCopy.play}
      </span>
    </a>
  )
}
