/** The links of the header of Voyage. */
export const travelHeaderLinks = [
  ['#destinations', 'Destinations'],
  ['#visas', 'Visas'],
  ['#faq', "FAQ's"],
] as const

/** The fixed texts of the hero of Voyage. */
export const travelPageCopy = { title: 'Voyage', seeDestinations: 'Voir les destinations' } as const
