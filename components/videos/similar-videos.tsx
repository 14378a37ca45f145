import type { Route } from 'next'
import { IntentLink } from '@/components/ui/intent-link'
import { Picture } from '@/components/ui/picture'
import type { Video } from '@/lib/backend/schemas'
import type { PlayerArea } from '@/lib/site/universes'
import { videosCopy } from '@/lib/videos/copy'
import { watchUrl } from '@/lib/videos/player'

type Props = { area: PlayerArea; videos: readonly Video[] }

/** The videos beside the player, each a link that replaces the current one, or the empty text. */
export function SimilarVideos({ area, videos }: Props) {
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
