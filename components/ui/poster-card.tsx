import type { ReactNode } from 'react'
import type { CardImage } from '@/lib/images/picture-props'
import { CardPicture } from './card-picture'
import { ExampleTag } from './example-tag'
import { IntentLink } from './intent-link'
import { ParsedMarker } from './parsed-marker'

type Props = {
  title: string
  image: CardImage | undefined
  href: string
  /** Over the top left corner of the poster. */
  badge?: ReactNode
  /** Over the bottom of the poster on hover and focus; always visible on touch screens and in a row. */
  caption?: ReactNode
  hint?: ReactNode
  isExample?: boolean | undefined
  /** Whether it is a row in a narrow container: the poster at the left, the texts beside it. */
  row?: boolean
  children: ReactNode
}

/** The box of a poster, in pixels. */
export const posterBox = { width: 800, height: 1000 } as const

/** A poster with its title: one link over the whole card, its buttons above that link. */
export function PosterCard({ row = false, title, image, href, hint, children, ...more }: Props) {
  const { isExample, badge, caption } = more
  return (
    <article className={`poster-card group ${row ? 'poster-row hidden-until-parsed' : ''}`}>
      <div className="poster-card-picture">
        <CardPicture image={image} />
        {badge}
        {isExample && <ExampleTag className="picture-tag" />}
      </div>
      {caption && <p className="card-caption">{caption}</p>}
      <div className="poster-card-text">
        <h3 className="poster-card-title" dir="auto">
          <IntentLink href={href} className="card-link wrap-anywhere">
            {title}
          </IntentLink>
        </h3>
        {hint && <p className="text-muted">{hint}</p>}
        <div className="poster-card-actions">{children}</div>
      </div>
      {row && <ParsedMarker />}
    </article>
  )
}
