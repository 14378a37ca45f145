import type { Route } from 'next'
import { Teaser } from '@/components/ui/teaser'
import type { Video } from '@/lib/backend/schemas'
import { longDateOfInstant } from '@/lib/shared/dates'
import { videosCopy } from '@/lib/videos/copy'
import { watchUrl } from '@/lib/videos/player'

const heading = videosCopy.latestTeaser

/** The latest video, or the empty text. */
export function LatestVideoTeaser({ video }: { video: Video | undefined }) {
  if (!video) return <Teaser heading={heading} detail={videosCopy.empty} />
  return (
    <Teaser
      heading={heading}
      title={video.title}
      detail={longDateOfInstant(video.createdAt)}
      picture={video.thumbnail}
      href={watchUrl('medias', video) as Route}
    />
  )
}
