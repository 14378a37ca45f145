import type { Route } from 'next'
import { IntentLink } from '@/components/ui/intent-link'
import { Picture } from '@/components/ui/picture'
import { type Destination, destinationPath } from '@/lib/destinations/destinations'
import { ArrowIcon } from './icons'

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
    <article
      className={`group rounded-card shadow-card bg-lagoon relative isolate flex items-end overflow-hidden ${className}`}
    >
      <Picture
        src={destination.image}
        alt={destination.imageAlt}
        width={960}
        height={1200}
        sizes={sizes}
        className="absolute inset-0 -z-10 h-full w-full object-cover object-top transition-transform duration-700 group-hover:scale-103"
      />
      <div className="destination-card-shade -z-10" />
      <div className="flex w-full items-end justify-between gap-4 p-5 text-white md:p-8">
        <div>
          <h3 className="headline">
            <IntentLink
              href={destinationPath(destination) as Route}
              className="after:rounded-card after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-6 focus-visible:after:outline-white"
            >
              {destination.name}
            </IntentLink>
          </h3>
          <p className="mt-2 max-w-sm">{destination.line}</p>
        </div>
        <span className="bg-ochre text-night mb-1 hidden h-12 w-12 shrink-0 place-content-center rounded-full transition-transform duration-300 group-hover:translate-x-1 sm:grid">
          <ArrowIcon className="h-6 w-6" />
        </span>
      </div>
    </article>
  )
}
