import type { z } from 'zod'
import { destinationSchema, type SentDestination } from '@/lib/backend/destination-schema'
import guides from '@/lib/shared/default-contents/destinations.json'
import type { SitePicture } from '@/lib/site-content/site-picture'
import { sectionsOf } from './text-blocks'

/** A destination with its guide as pages show it. */
export const guideSchema = destinationSchema.transform((sent) => ({
  ...sent,
  ...sectionsOf(sent),
  picture: pictureOf(sent),
}))

export type Destination = z.output<typeof guideSchema>

/** The destinations while a backend has none, in the order of the carousel. */
export const defaultDestinations: readonly Destination[] = guides.map((guide) =>
  guideSchema.parse({ id: guide.slug, ...guide }),
)

/** The backend's picture; behind it, or without one, the site's drawing of the country, or that of Voyage. */
function pictureOf({ slug, formerSlugs = [], picture, pictureAlt: alt = '' }: SentDestination) {
  const drawn = guides.find((guide) => guide.slug === slug || formerSlugs.includes(guide.slug))
  const src = drawn ? `/images/destinations/${drawn.slug}.jpg` : '/images/hero/voyage.jpg'
  const own = { src, alt: picture || !drawn ? '' : alt }
  return { own, ...(picture && { replacement: { src: picture, alt } }) } satisfies SitePicture
}

/** The path of a destination's page. */
export const destinationPath = ({ slug }: Pick<Destination, 'slug'>) =>
  `/voyage/destination/${encodeURIComponent(slug)}`

/** The WhatsApp message that requests a quote. */
export const destinationMessage = ({
  inCountry,
  name,
}: Pick<Destination, 'inCountry' | 'name'>): string =>
  `Bonjour, je souhaite recevoir un devis pour un voyage ${inCountry ?? `(${name})`}. Merci d’avance.`
