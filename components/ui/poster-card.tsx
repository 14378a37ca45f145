import type { Route } from 'next'
import type { ReactNode } from 'react'
import type { BackendFile } from '@/lib/backend/file-address'
import { CardPicture } from './card-picture'
import { IntentLink } from './intent-link.client'

type Props = {
  title: string
  poster: BackendFile | undefined
  /** The target of the card. */
  href: Route
  /** The `sizes` attribute of the poster. */
  sizes: string
  /** Over the bottom of the poster on hover and focus; always visible on touch screens. */
  caption?: ReactNode
  /** A text under the title. */
  hint?: string
  /** The buttons of the card. */
  children: ReactNode
}

/** A poster with its title: one link over the whole card, its buttons above that link. */
export function PosterCard({ title, poster, href, sizes, caption, hint, children }: Props) {
  return (
    <article className="card group h-full">
      <div className="relative aspect-4/5 overflow-hidden bg-current/10">
        <CardPicture src={poster?.src} width={800} height={1000} sizes={sizes} />
        {caption && <p className="card-caption">{caption}</p>}
      </div>
      <div className="flex grow flex-col gap-2 p-5 print:px-0">
        <h3 className="text-xl leading-snug" dir="auto">
          <IntentLink href={href} className="card-link wrap-anywhere">
            {title}
          </IntentLink>
        </h3>
        {hint && <p className="text-muted">{hint}</p>}
        <div className="relative z-10 mt-auto flex flex-wrap gap-2 pt-2">{children}</div>
      </div>
    </article>
  )
}
