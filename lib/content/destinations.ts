import { espagne } from './voyage-espagne'
import { france } from './voyage-france'
import { italie } from './voyage-italie'
import type { Destination } from './voyage-texts'

export type { Destination, TextBlock } from './voyage-texts'

/** The destinations, in the order of the carousel (R114). */
export const destinations: readonly Destination[] = [espagne, france, italie]

/** The destination of an address's last segment, if there is one (R123). */
export const findDestination = (slug: string): Destination | undefined =>
  destinations.find((destination) => destination.slug === slug)

/** The page of a destination (R115). */
export const destinationPath = ({ slug }: Pick<Destination, 'slug'>): string =>
  `/voyage/destination/${slug}`

/** The message that asks for a quote (R122). */
export const destinationMessage = ({ inCountry }: Pick<Destination, 'inCountry'>): string =>
  `Bonjour, je souhaite recevoir un devis pour un voyage ${inCountry}. Merci d’avance.`
