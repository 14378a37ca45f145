import { ArrowIcon } from '@/components/ui/icons'
import { SiteImage } from '@/components/ui/image-with-fallback.client'
import { IntentLink } from '@/components/ui/intent-link'
import { pictureLoading } from '@/components/ui/picture'
import { type Destination, destinationPath } from '@/lib/destinations/destinations'
import { pictureData } from '@/lib/site-settings/picture-data'

type Props = { destination: Destination; sizes: string; className: string }

const replaced = { className: 'destination-picture' }
/** Towers and domes are whole, whatever the shape of the card. */
const box = { width: 960, height: 1200, className: 'destination-picture object-[50%_10%]' }

/** A destination: its picture, and one link that covers the card. */
export function DestinationCard({ destination, sizes, className }: Props) {
  const picture = pictureData(destination.picture, { ...box, sizes }, replaced)
  return (
    <article className={`group destination-card ${className}`}>
      <SiteImage {...picture} {...pictureLoading(false)} />
      <div className="destination-text toothed-field">
        <div>
          <h3 className="headline">
            <IntentLink
              href={destinationPath(destination)}
              className="after:absolute after:inset-0 after:-top-[100vw] focus-visible:outline-white"
            >
              {destination.name}
            </IntentLink>
          </h3>
          {destination.line && <p className="mt-2 max-w-sm">{destination.line}</p>}
        </div>
        <span className="bg-ochre text-night mb-1 hidden h-12 w-12 shrink-0 place-content-center self-end rounded-full transition-transform duration-300 *:stroke-[2.25] group-hover:translate-x-1 sm:grid print:hidden">
          <ArrowIcon />
        </span>
      </div>
    </article>
  )
}
