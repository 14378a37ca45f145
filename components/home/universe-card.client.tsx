'use client'

import { SiteImage } from '@/components/ui/image-with-fallback.client'
import { IntentLink } from '@/components/ui/intent-link'
import { type Universe, universes } from '@/contract/universes.mjs'
import type { PictureData } from '@/lib/site-settings/picture-data'

type Props = {
  universe: Universe['key']
  /** The second shows on hover and focus, and as an inset on touch screens. */
  pictures: readonly PictureData[]
}

/** A universe: one link over the whole card. A client component: the payload has its data alone. */
export function UniverseCard({ universe, pictures }: Props) {
  const { title, subtitle, buttonText, path } =
    universes.find(({ key }) => key === universe) ?? universes[0]
  return (
    <article className={`universe-card universe-${universe} group`}>
      <div className="universe-pictures">
        {pictures.map((picture) => (
          <SiteImage key={picture.src} {...picture} loading="lazy" />
        ))}
      </div>
      <div className="universe-text toothed-field">
        <h3>{title}</h3>
        <p>{subtitle}</p>
        <p className="universe-action">
          <IntentLink href={path} className="button button-light">
            {buttonText}
          </IntentLink>
        </p>
      </div>
    </article>
  )
}
