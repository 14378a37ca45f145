import type { Video } from '@/lib/backend/schemas'
import type { PlayerArea } from '@/lib/site/universes'
import { videosCopy } from '@/lib/videos/copy'
import { VideoCard } from './video-card'

type Props = {
  area: PlayerArea
  videos: readonly Video[]
  heading: 'h2' | 'h3'
  /** How many are shown below 1024 px; all by default. */
  fewer?: number
}

const sizes = '(min-width: 1024px) 30vw, (min-width: 640px) 45vw, 92vw'

/** Videos in one, two or three columns by width, or the empty text. */
export function VideoGrid({ area, videos, heading, fewer = videos.length }: Props) {
  if (videos.length === 0) return <p className="text-muted">{videosCopy.empty}</p>
  return (
    <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {videos.map((video, index) => (
        <li key={video.id} className={index >= fewer ? 'max-lg:hidden' : undefined}>
          <VideoCard area={area} video={video} sizes={sizes} heading={heading} />
        </li>
      ))}
    </ul>
  )
}
