/** The fixed texts of /plan-du-site. */
export const sitePlanCopy = {
  lead: 'Le site d’un coup d’œil, avec les événements à venir et les maisons à vendre ou à louer. Chaque liste mène au reste.',
  site: 'Le site',
  /** Above what the lists of an area show now. */
  contents: {
    accueil: '',
    medias: 'Événements à venir',
    voyage: 'Destinations',
    beaute: 'Formations',
    immobilier: 'Maisons',
  },
} as const
