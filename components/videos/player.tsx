import { PlayIcon } from '@/components/ui/icons'
import { Picture } from '@/components/ui/picture'
import type { PlayerArea } from '@/lib/shared/universes.mjs'
import { videosCopy } from '@/lib/videos/copy'
import { embedUrl, watchUrl } from '@/lib/videos/player'
import { foreignCategory, type WatchData } from '@/lib/videos/watch-page'
import { UnavailableVideo } from './unavailable-video'

type Props = { area: PlayerArea; data: WatchData; title: string }

/** The embedded player, its poster for visitors who save data, or «Vidéo non disponible». */
export function Player({ area, data, title }: Props) {
  const { state, video } = data
  const { id, start, posterOnly } = state
  if (!id) return <UnavailableVideo area={area} video={video} />
  return (
    <div className="rounded-card relative aspect-video overflow-hidden bg-black">
      {/* Seen below the link, or until the player comes, and where it does not. */}
      {video?.thumbnail && (
        <Picture
          src={video.thumbnail}
          alt=""
          width={1280}
          height={720}
          sizes="(min-width: 1024px) 60vw, 90vw"
          className={`absolute inset-0 h-full w-full object-cover ${posterOnly ? 'opacity-60' : ''}`}
          priority={posterOnly}
        />
      )}
      {posterOnly ? (
        <StartLink area={area} data={data} />
      ) : (
        <iframe
          src={embedUrl(id, start)}
          title={title}
          referrerPolicy="strict-origin-when-cross-origin"
          allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
          className="absolute inset-0 h-full w-full border-0"
        />
      )}
    </div>
  )
}

/** Takes the place of the player for visitors who save data: a link over the thumbnail, which starts the video. */
function StartLink({ area, data }: Pick<Props, 'area' | 'data'>) {
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
