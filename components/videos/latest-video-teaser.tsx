import type { Route } from 'next'
import type { Video } from '@/lib/backend/schemas'
import { emptyTexts } from '@/lib/content/empty-texts'
import { longDateOfInstant } from '@/lib/dates/dates'
import { EmptyTeaser, Teaser } from '@/components/ui/teaser'

const heading = 'Dernière vidéo'

/** The video published last, or the empty text. */
export function LatestVideoTeaser({ video }: { video: Video | undefined }) {
  if (!video) return <EmptyTeaser heading={heading} text={emptyTexts.videos} />
  return (
    <Teaser
      heading={heading}
      title={video.title}
      detail={longDateOfInstant(video.createdAt)}
      picture={video.thumbnail}
      href={`/medias/videoplayers?v=${video.youtubeId ?? ''}` as Route}
    />
  )
}
