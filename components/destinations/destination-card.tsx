import { ArrowIcon } from '@/components/ui/icons'
import { IntentLink } from '@/components/ui/intent-link'
import { ReplaceablePicture } from '@/components/ui/replaceable-picture'
import { type Destination, destinationPath } from '@/lib/destinations/destinations'

type Props = {
  destination: Destination
  /** The `sizes` attribute of the picture. */
  sizes: string
  /** Tailwind classes that set its aspect ratio. */
  className: string
}

/** A destination: its picture, and one link that covers the card. */
export function DestinationCard({ destination, sizes, className }: Props) {
  return (
    <article className={`group destination-card ${className}`}>
      <ReplaceablePicture
        picture={destination.picture}
        width={960}
        height={1200}
        sizes={sizes}
        className="destination-picture"
      />
      <div className="destination-shade" />
      <div className="destination-text">
        <div>
          <h3 className="headline">
            <IntentLink href={destinationPath(destination)} className="destination-link">
              {destination.name}
            </IntentLink>
          </h3>
          {destination.line && <p className="mt-2 max-w-sm">{destination.line}</p>}
        </div>
        <span className="destination-arrow">
          <ArrowIcon />
        </span>
      </div>
    </article>
  )
}
