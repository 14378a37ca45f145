import { viewParams } from '@/lib/site/query-params'

/** The links of the header of Immobilier. */
export const housesHeaderLinks = [
  ['#services', 'Acheter'],
  [`?${viewParams.tab}=louer#services`, 'Louer'],
  [`?${viewParams.tab}=devis#services`, 'Faire bâtir'],
] as const

/** The fixed texts of the hero of Immobilier. */
export const housesPageCopy = { title: 'Immobilier', discover: 'Voir nos maisons' } as const
