import type { Route } from 'next'
import type { ReactNode } from 'react'
import type { BackendFile } from '@/lib/backend/file-address'
import { CardPicture } from './card-picture'
import { IntentLink } from './intent-link'

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

/** Tailwind classes of the small buttons of a card. */
export const posterCardAction =
  'inline-flex min-h-11 items-center rounded-full border border-current px-4 text-sm font-semibold transition-colors duration-200 hover:bg-current/10'

/** A poster with its title: one link over the whole card, its buttons above that link. */
export function PosterCard({ title, poster, href, sizes, caption, hint, children }: Props) {
  return (
    <article className="group rounded-card bg-raised relative flex h-full flex-col overflow-hidden">
      <div className="relative aspect-4/5 overflow-hidden bg-current/10">
        <CardPicture src={poster?.src} width={800} height={1000} sizes={sizes} />
        {caption && (
          <p className="bg-night/85 touch:opacity-100 absolute inset-x-0 bottom-0 px-5 py-3 text-white opacity-0 transition-opacity duration-300 group-focus-within:opacity-100 group-hover:opacity-100 print:static print:px-0 print:opacity-100">
            {caption}
          </p>
        )}
      </div>
      <div className="flex grow flex-col gap-2 p-5 print:px-0">
        <h3 className="text-xl leading-snug" dir="auto">
          <IntentLink
            href={href}
            className="wrap-anywhere underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {title}
          </IntentLink>
        </h3>
        {hint && <p className="text-muted">{hint}</p>}
        <div className="relative z-10 mt-auto flex flex-wrap gap-2 pt-2">{children}</div>
      </div>
    </article>
  )
}
