import { france } from './guides/france'
import { italy } from './guides/italy'
import { spain } from './guides/spain'
import type { Destination } from './guides/types'

export type { Destination, TextBlock } from './guides/types'

/** The destinations, in the order of the carousel (R114). */
export const destinations: readonly Destination[] = [spain, france, italy]

/** The destination of an address's last segment, if there is one (R123). */
export const findDestination = (slug: string): Destination | undefined =>
  destinations.find((destination) => destination.slug === slug)

/** The page of a destination (R115). */
export const destinationPath = ({ slug }: Pick<Destination, 'slug'>): string =>
  `/voyage/destination/${slug}`

/** The message that asks for a quote (R122). */
export const destinationMessage = ({ inCountry }: Pick<Destination, 'inCountry'>): string =>
  `Bonjour, je souhaite recevoir un devis pour un voyage ${inCountry}. Merci d’avance.`
