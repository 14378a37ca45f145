import { ExternalLink } from '@/components/ui/external-link'
import { PlayIcon } from '@/components/ui/icons'
import { IntentLink } from '@/components/ui/intent-link'
import { Picture } from '@/components/ui/picture'
import { absoluteHttpUrl } from '@/contract/absolute-http-url'
import type { PlayerArea } from '@/contract/universes.mjs'
import type { Video } from '@/lib/backend/schemas'
import { videoLists } from '@/lib/site/paged-lists'
import { videosCopy } from '@/lib/videos/copy'
import { embedUrl, watchUrl } from '@/lib/videos/player'
import { foreignCategory, type WatchData } from '@/lib/videos/watch-page'

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

/** In place of the player. Only an address of the backend is linked: anybody can write another one into this URL. */
function UnavailableVideo({ area, video }: { area: PlayerArea; video: Video | undefined }) {
  const address = absoluteHttpUrl(video?.youtubeUrl)
  return (
    <div className="rounded-card flex aspect-video flex-col items-center justify-center gap-4 bg-black p-6 text-center text-white [--focus:white]">
      <p className="font-display text-2xl leading-tight font-bold md:text-4xl">
        {videosCopy.unavailable}
      </p>
      <p className="max-w-lg text-balance">
        {video ? videosCopy.notEmbeddable : videosCopy.unrecognized}
      </p>
      {address ? (
        <ExternalLink href={address} className="button button-light">
          {videosCopy.openElsewhere(new URL(address).hostname.replace(/^www\./, ''))}
        </ExternalLink>
      ) : (
        <IntentLink href={videoLists[area]} className="button button-light">
          {videosCopy.all}
        </IntentLink>
      )}
    </div>
  )
}
