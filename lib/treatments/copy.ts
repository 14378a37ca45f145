/** The fixed texts of the institute's treatments and of its location. */
export const treatmentsCopy = {
  priceLists: {
    heading: 'Nos formules',
    lead: 'Deux cartes, des prix clairs. Choisissez un soin pour le réserver, ou écrivez-nous et nous trouverons le bon moment.',
    book: 'Réservez via WhatsApp',
    /** @param name of the price list */
    bookFrom: (name: string) => `\u00a0: carte ${name}`,
  },
  location: {
    heading: 'Nous trouver',
    lead: 'L’institut vous reçoit à Cotonou, sur rendez-vous. Un message suffit pour convenir de l’heure.',
    map: 'Carte : l’institut à Cotonou',
    directions: 'Itinéraire',
    hours: 'Horaires',
    /** Follows the city. */
    country: ', Bénin',
  },
} as const

/** The words of opening hours. */
export const openingHoursCopy = { closed: 'fermé', to: ' – ', and: ', ' } as const
