import type { ContactArea } from './merge-settings'

/** The parts of the site that can have a WhatsApp number of their own, as the owner knows them. */
export const contactAreaNames: Readonly<Record<ContactArea, string>> = {
  accueil: 'Accueil',
  medias: 'Médias',
  beaute: 'Beauté',
  formations: 'Formations',
  voyage: 'Voyage',
  immobilier: 'Immobilier',
}
