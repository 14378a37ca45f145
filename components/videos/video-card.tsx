import type { Route } from 'next'
import { CardPicture } from '@/components/ui/card-picture'
import { PlayIcon } from '@/components/ui/icons'
import { IntentLink } from '@/components/ui/intent-link'
import type { Video } from '@/lib/backend/schemas'
import { longDateOfInstant } from '@/lib/dates/dates'
import type { PlayerArea } from '@/lib/site/universes'
import { watchUrl } from '@/lib/videos/player'

type Props = {
  area: PlayerArea
  video: Video
  /** The `sizes` attribute of the thumbnail. */
  sizes: string
  /** The heading level of the title. */
  heading: 'h2' | 'h3'
}

/** A video: thumbnail, title, date, and a link to the player. */
export function VideoCard({ area, video, sizes, heading: Heading }: Props) {
  const date = longDateOfInstant(video.createdAt)
  return (
    <article className="group relative">
      <div className="rounded-card relative aspect-video overflow-hidden bg-current/10">
        <CardPicture src={video.thumbnail?.src} width={1280} height={720} sizes={sizes} />
        <span className="bg-brand absolute bottom-3 left-3 grid h-11 w-11 place-content-center rounded-full text-white">
          <PlayIcon />
        </span>
      </div>
      <Heading className="mt-4 text-xl leading-snug">
        <IntentLink
          href={watchUrl(area, video) as Route}
          className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {video.title}
        </IntentLink>
      </Heading>
      {date && <p className="text-muted mt-1">{date}</p>}
    </article>
  )
}
