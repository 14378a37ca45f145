import type { BackendPicture } from '@/lib/backend/picture'
import { cardImage } from '@/lib/images/picture-props'
import { CardPicture } from './card-picture'
import { IntentLink } from './intent-link'

type Props = {
  heading: string
  /** Said where there is nothing to announce: without `href`. */
  empty: string
  title: string | undefined
  detail: string | undefined
  picture: BackendPicture | undefined
  href: string | undefined
  /** Whether the picture is one of 16 to 9. */
  wide?: boolean
}

const box = { width: 960, height: 720, sizes: '(min-width: 768px) 18vw, 9rem' }

/** A teaser on the home page. Its picture, clipped by the card, is loaded in view: the first view is the largest. */
export function Teaser({ heading, empty, title, picture, href, wide, ...more }: Props) {
  const detail = href ? more.detail : empty
  return (
    <article className={`teaser group ${wide ? 'teaser-wide' : ''}`}>
      <div className="teaser-picture">
        <CardPicture image={cardImage(picture, box)} />
      </div>
      <div className="teaser-text">
        <h2>{heading}</h2>
        {href && (
          <p className="teaser-title">
            <IntentLink href={href}>{title}</IntentLink>
          </p>
        )}
        {detail && <p className="text-muted">{detail}</p>}
      </div>
    </article>
  )
}
