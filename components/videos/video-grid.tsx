import type { ReactNode } from 'react'
import { ExamplesNote } from '@/components/ui/example-tag'
import type { PlayerArea } from '@/contract/universes.mjs'
import type { Video } from '@/lib/backend/schemas'
import { videoCard } from '@/lib/videos/card'
import { videosCopy } from '@/lib/videos/copy'
import { VideoCard } from './video-card.client'

type Props = {
  area: PlayerArea
  videos: readonly Video[]
  heading: 'h2' | 'h3'
  /** How many are shown below 1024 px; all by default. */
  fewer?: number
  columns?: 3 | 4
  /** Whether the first is the lead, larger than the others. */
  lead?: boolean
  children?: ReactNode
}

/** Videos in one, two or three columns by width, in four on the widest where asked; or the empty text. */
export function VideoGrid({ area, videos, heading, columns = 3, lead, children, ...props }: Props) {
  const { fewer = videos.length } = props
  if (videos.length === 0) return <p className="text-muted">{videosCopy.empty}</p>
  return (
    <>
      <ExamplesNote items={videos} />
      <ul
        className={`@container grid gap-x-6 gap-y-5 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-3 ${lead ? 'front-page' : ''} ${columns === 4 ? 'xl:grid-cols-4' : ''}`}
      >
        {videos.map((video, index) => (
          <li key={video.id} className={index >= fewer ? 'not-print:max-lg:hidden' : undefined}>
            <VideoCard card={videoCard(area, video, lead && index === 0)} heading={heading} />
          </li>
        ))}
        {children}
      </ul>
    </>
  )
}
