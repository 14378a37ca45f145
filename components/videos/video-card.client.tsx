'use client'

import { CardPicture } from '@/components/ui/card-picture'
import { ExampleTag } from '@/components/ui/example-tag'
import { PlayIcon } from '@/components/ui/icons'
import { IntentLink } from '@/components/ui/intent-link'
import type { VideoCardData } from '@/lib/videos/card'

type Props = { card: VideoCardData; heading: 'h2' | 'h3' }

/** A video: thumbnail, title, date, and a link to the player. A client component: the payload has its data alone. */
export function VideoCard({ card, heading: Heading }: Props) {
  const { title, href, image, date, isExample } = card
  return (
    <article className="video-card group">
      <div className="video-card-picture">
        <CardPicture image={image} />
        <span className="video-card-play">
          <PlayIcon />
        </span>
        {isExample && <ExampleTag className="picture-tag" />}
      </div>
      <Heading>
        <IntentLink href={href} className="card-link">
          {title}
        </IntentLink>
      </Heading>
      {date && <p>{date}</p>}
    </article>
  )
}
