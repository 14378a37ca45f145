import type { Route } from 'next'
import { france } from './guides/france'
import { italy } from './guides/italy'
import { spain } from './guides/spain'
import type { Destination } from './guides/types'

export type { Destination, TextBlock } from './guides/types'

/** The destinations, in the order of the carousel. */
export const destinations: readonly Destination[] = [spain, france, italy]

/** The destination with a slug, if there is one. */
export const findDestination = (slug: string): Destination | undefined =>
  destinations.find((destination) => destination.slug === slug)

/** The path of a destination's page. */
export const destinationPath = ({ slug }: Pick<Destination, 'slug'>) =>
  `/voyage/destination/${slug}` as Route

/** The WhatsApp message that requests a quote. */
export const destinationMessage = ({ inCountry }: Pick<Destination, 'inCountry'>): string =>
  `Bonjour, je souhaite recevoir un devis pour un voyage ${inCountry}. Merci d’avance.`
