import type { Route } from 'next'
import { IntentLink } from '@/components/ui/intent-link.client'
import { Picture } from '@/components/ui/picture'
import type { Video } from '@/lib/backend/schemas'
import { longDateOfInstant } from '@/lib/dates/dates'
import type { PlayerArea } from '@/lib/site/universes'
import { videosCopy } from '@/lib/videos/copy'
import { embedUrl, type PlayerState, watchUrl } from '@/lib/videos/player'
import { untitledVideo } from './copy'
import { PlayerPoster } from './player-poster'
import { QueryTitle } from './query-title.client'

type Props = {
  area: PlayerArea
  state: PlayerState
  /** The video in the backend; a YouTube id that is not there is played all the same. */
  video: Video | undefined
  similar: readonly Video[]
}

/** The player with similar videos, all of it rendered on the server. */
export function Watch({ area, state, video, similar }: Props) {
  const date = longDateOfInstant(video?.createdAt)
  return (
    <div className="section grid gap-10 pt-26 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="lg:sticky lg:top-24 lg:self-start">
        <div className="rounded-card aspect-video overflow-hidden bg-black">
          {state.posterOnly ? (
            <PlayerPoster area={area} state={state} video={video} />
          ) : (
            <iframe
              src={embedUrl(state.id, state.start)}
              title={video?.title ?? untitledVideo}
              referrerPolicy="strict-origin-when-cross-origin"
              allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
              className="h-full w-full border-0"
            />
          )}
        </div>
        <h1 className="mt-6 text-3xl md:text-4xl">{video?.title ?? <QueryTitle />}</h1>
        {date && <p className="text-muted mt-2">{date}</p>}
      </div>
      <SimilarVideos area={area} videos={similar} />
    </div>
  )
}

function SimilarVideos({ area, videos }: { area: PlayerArea; videos: readonly Video[] }) {
  return (
    <aside aria-labelledby="similaires">
      <h2 id="similaires" className="text-2xl">
        {videosCopy.similar}
      </h2>
      {videos.length === 0 && <p className="text-muted mt-4">{videosCopy.noSimilar}</p>}
      <ul className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-1">
        {videos.map((video) => (
          <li
            key={video.id}
            className="group relative grid grid-cols-[6rem_1fr] gap-4 min-[22.5rem]:grid-cols-[8rem_1fr]"
          >
            <div className="bg-raised aspect-video overflow-hidden rounded-lg">
              {video.thumbnail && (
                <Picture
                  src={video.thumbnail.src}
                  alt=""
                  width={320}
                  height={180}
                  sizes="128px"
                  className="h-full w-full object-cover"
                />
              )}
            </div>
            <IntentLink
              href={watchUrl(area, video) as Route}
              scroll={false}
              className="self-start leading-snug font-semibold text-balance underline-offset-4 group-hover:underline after:absolute after:inset-0"
            >
              {video.title}
            </IntentLink>
          </li>
        ))}
      </ul>
    </aside>
  )
}
