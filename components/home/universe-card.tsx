import type { Route } from 'next'
import { buttonStyles } from '@/components/ui/button-styles'
import { ImageWithFallback } from '@/components/ui/image-with-fallback.client'
import { IntentLink } from '@/components/ui/intent-link'
import { pictureProps, pictureSources } from '@/lib/images/picture-props'
import type { SiteSettings } from '@/lib/shared/site-settings/merge-settings'
import type { Universe } from '@/lib/shared/universes.mjs'
import { type SitePicture, sitePicture } from '@/lib/site-content/site-picture'

const size = { width: 960, height: 1200 }

type Props = Pick<SiteSettings, 'contents'> & { universe: Universe }

/**
 * A universe: one link over the whole card. Its second picture shows on hover and focus, and as an
 * inset on touch screens.
 */
export function UniverseCard({ universe, contents }: Props) {
  const { key, title, subtitle, buttonText, path } = universe
  const image = `/images/univers/${key}`
  return (
    <article className="universe-card group">
      <div className="universe-pictures">
        <CardPicture
          picture={sitePicture(contents, `card_${key}`, { src: `${image}.jpg`, alt: '' })}
          sizes={cardSizes}
          className="universe-picture"
        />
        <CardPicture
          picture={sitePicture(contents, `card_${key}_hover`, {
            src: `${image}-survol.jpg`,
            alt: '',
          })}
          sizes={hoverSizes}
          className="universe-hover-picture"
        />
        <div className="universe-shade" />
      </div>
      <h3>{title}</h3>
      <p>{subtitle}</p>
      <p className="universe-action">
        <IntentLink href={path as Route} className={buttonStyles.light}>
          {buttonText}
        </IntentLink>
      </p>
    </article>
  )
}

const cardSizes = '(min-width: 1280px) 22vw, 45vw'
const hoverSizes = `(hover: none) 96px, ${cardSizes}`

type CardPictureProps = { picture: SitePicture; sizes: string; className: string }

/** A picture of a card: the owner's, or else the site's own. */
function CardPicture({ picture: { own, replacement }, ...input }: CardPictureProps) {
  const box = { ...size, ...input }
  const ownPicture = (
    <ImageWithFallback
      sources={pictureSources({ ...box, ...own })}
      {...pictureProps({ ...box, ...own })}
      loading="lazy"
    />
  )
  if (!replacement) return ownPicture
  const image = pictureProps({ ...box, ...replacement })
  return <ImageWithFallback {...image} loading="lazy" fallback={ownPicture} />
}
