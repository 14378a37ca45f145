/** The header of Immobilier: what follows the brand name, and the links. */
export const housesHeaderCopy = {
  buy: 'Acheter',
  rent: 'Louer',
  build: 'Faire bâtir',
} as const

/** The fixed texts of the hero of Immobilier. */
export const housesPageCopy = { title: 'Immobilier', discover: 'Voir nos maisons' } as const
