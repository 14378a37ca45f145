'use client'

import type { PictureData } from '@/lib/site-settings/picture-data'
import { SiteImage } from '../image-with-fallback.client'
import { IntentLink } from '../intent-link'

type Props = {
  picture: PictureData
  /** The target of the slide; without one it is a picture alone. */
  href?: string | undefined
  /** The text of its link, and how that looks. */
  label?: string
  className?: string
}

/** A picture in a box of 8 to 5 with a link over it. A client component: the payload has its data alone. */
export function LinkedSlide({ picture, href, label, className }: Props) {
  return (
    <figure className="linked-slide">
      <div className="rounded-card bg-night aspect-8/5 overflow-hidden text-white">
        <SiteImage {...picture} decoding="async" loading="lazy" />
      </div>
      {href && (
        // Dragged by a mouse, the slide moves and not the link.
        <IntentLink href={href} draggable={false} className={className}>
          {label}
        </IntentLink>
      )}
    </figure>
  )
}
