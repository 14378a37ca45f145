import type { ComponentProps } from 'react'
import { IntentLink } from '@/components/ui/intent-link'
import type { SimilarVideoCard } from '@/lib/videos/card'

type Props = ComponentProps<'li'> & { card: SimilarVideoCard }

/** A video in the list beside the player: a link that replaces the current one. */
export function SimilarVideo({ card: { title, href, image }, ...attributes }: Props) {
  return (
    <li
      {...attributes}
      className="group relative grid grid-cols-[minmax(0,2fr)_minmax(0,5fr)] gap-3 sm:grid-cols-[8rem_1fr] sm:gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
    >
      <div className="bg-raised aspect-video overflow-hidden rounded-lg">
        {image && (
          <img {...image} alt="" decoding="async" loading="lazy" className="cover-picture" />
        )}
      </div>
      <IntentLink
        href={href}
        data-keep-scroll=""
        className="card-link font-display self-start leading-snug font-semibold text-balance"
      >
        {title}
      </IntentLink>
    </li>
  )
}
