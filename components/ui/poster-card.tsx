import type { Route } from 'next'
import type { ReactNode } from 'react'
import type { CardImage } from '@/lib/images/card-image'
import { CardPicture } from './card-picture'
import { IntentLink } from './intent-link'

type Props = {
  title: string
  image: CardImage | undefined
  /** The target of the card. */
  href: Route
  /** Over the bottom of the poster on hover and focus; always visible on touch screens. */
  caption?: ReactNode
  /** A text under the title. */
  hint?: string
  /** The buttons of the card. */
  children: ReactNode
}

/** The box of a poster, in pixels. */
export const posterBox = { width: 800, height: 1000 } as const

/** A poster with its title: one link over the whole card, its buttons above that link. */
export function PosterCard({ title, image, href, caption, hint, children }: Props) {
  return (
    <article className="card group h-full">
      <div className="poster-card-picture">
        <CardPicture image={image} />
        {caption && <p className="card-caption">{caption}</p>}
      </div>
      <div className="poster-card-text">
        <h3 className="text-xl leading-snug" dir="auto">
          <IntentLink href={href} className="card-link wrap-anywhere">
            {title}
          </IntentLink>
        </h3>
        {hint && <p className="text-muted">{hint}</p>}
        <div className="poster-card-actions">{children}</div>
      </div>
    </article>
  )
}
