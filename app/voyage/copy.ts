/** The header of Voyage: what follows the brand name, and the links. */
export const travelHeaderCopy = {
  destinations: 'Destinations',
  visas: 'Visas',
  faq: "FAQ's",
} as const

/** The fixed texts of the hero of Voyage. */
export const travelPageCopy = { title: 'Voyage', seeDestinations: 'Voir les destinations' } as const
