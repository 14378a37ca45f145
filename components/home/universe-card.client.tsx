'use client'

import { buttonStyles } from '@/components/ui/button-styles'
import { SiteImage } from '@/components/ui/image-with-fallback.client'
import { IntentLink } from '@/components/ui/intent-link'
import type { Universe } from '@/lib/shared/universes.mjs'
import type { PictureData } from '@/lib/site-content/picture-data'

type Props = {
  universe: Universe['key']
  title: string
  text: string
  action: string
  href: string
  /** The second shows on hover and focus, and as an inset on touch screens. */
  pictures: readonly PictureData[]
}

/** A universe: one link over the whole card. A client component: the payload has its data alone. */
export function UniverseCard({ universe, title, text, action, href, pictures }: Props) {
  return (
    <article className={`universe-card universe-${universe} group`}>
      <div className="universe-pictures">
        {pictures.map((picture) => (
          <SiteImage key={picture.src} {...picture} loading="lazy" />
        ))}
      </div>
      <div className="universe-text toothed-field">
        <h3>{title}</h3>
        <p>{text}</p>
        <p className="universe-action">
          <IntentLink href={href} className={buttonStyles.light}>
            {action}
          </IntentLink>
        </p>
      </div>
    </article>
  )
}
