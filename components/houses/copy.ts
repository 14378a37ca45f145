/** The fixed texts of the filter and of the prices, small for the client bundle. */
export const houseFilterCopy = {
  sort: 'Trier',
  sortLabels: {
    '': 'Notre sélection',
    'prix-croissant': 'Prix croissant',
    'prix-decroissant': 'Prix décroissant',
  },
  bedrooms: 'Chambres',
  anyBedrooms: 'Toutes',
  /** @param count the least number of bedrooms */
  atLeast: (count: number) => `${count} et plus`,
  apply: 'Appliquer',
} as const
