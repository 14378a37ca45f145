import type { Route } from 'next'
import { buttonStyles } from '@/components/ui/button-styles'
import { ImageWithFallback } from '@/components/ui/image-with-fallback.client'
import { IntentLink } from '@/components/ui/intent-link'
import { pictureProps, pictureSources } from '@/lib/images/picture-props'
import type { Universe } from '@/lib/site/universes'

const size = { width: 960, height: 1200 }

/**
 * A universe: one link over the whole card. Its second picture shows on hover and focus, and as an
 * inset on touch screens.
 */
export function UniverseCard({ universe }: { universe: Universe }) {
  const { title, subtitle, defaultImage, hoverImage, buttonText, path } = universe
  return (
    <article className="universe-card group">
      <div className="universe-pictures">
        <ImageWithFallback
          sources={pictureSources({ src: defaultImage, sizes: cardSizes })}
          {...pictureProps({ src: defaultImage, alt: '', ...size, sizes: cardSizes })}
          loading="lazy"
          className="universe-picture"
        />
        <ImageWithFallback
          sources={pictureSources({ src: hoverImage, sizes: hoverSizes })}
          {...pictureProps({ src: hoverImage, alt: '', ...size, sizes: hoverSizes })}
          loading="lazy"
          className="universe-hover-picture"
        />
        <div className="universe-shade" />
      </div>
      <h3 className="text-3xl text-white">{title}</h3>
      <p className="text-body">{subtitle}</p>
      <p>
        <IntentLink
          href={path as Route}
          className={`${buttonStyles.light} mt-1 after:absolute after:inset-0`}
        >
          {buttonText}
        </IntentLink>
      </p>
    </article>
  )
}

const cardSizes = '(min-width: 1280px) 22vw, (min-width: 640px) 45vw, 90vw'
const hoverSizes = `(hover: none) 96px, ${cardSizes}`
