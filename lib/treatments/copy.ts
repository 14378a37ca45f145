/** The fixed texts of the institute's treatments and of its location. */
export const treatmentsCopy = {
  priceLists: {
    heading: 'Nos formules',
    lead: 'Deux cartes, des prix clairs. Réservez un soin, ou plusieurs à la fois.',
    book: 'Réservez via WhatsApp',
    /** @param name of the price list */
    bookFrom: (name: string) => `\u00a0: carte ${name}`,
  },
  location: {
    heading: 'Nous trouver',
    lead: 'L’institut vous reçoit à Cotonou, sur rendez-vous.',
    map: 'Carte : l’institut à Cotonou',
    directions: 'Itinéraire',
    hours: 'Horaires',
    /** Follows the city. */
    country: ', Bénin',
  },
} as const
