/** The fixed texts of houses; those of building one, and of buying one from abroad, are in JSON files, which no script needs. */
export const housesCopy = {
  statisticsHeading: 'Nos réalisations en chiffres',
  servicesHeading: 'Nos Services',
  tabs: { vente: 'Maison en vente', louer: 'Maisons à louer', devis: 'Devis personnel' },
  street: 'La rue, par prix',
  seeMore: 'Voir plus',
  empty: {
    vente: 'Aucune maison à vendre pour le moment.',
    louer: 'Aucune maison à louer pour le moment.',
    filtered: 'Aucune maison ne correspond à ce choix.',
  },
  /** What a choice of order or bedrooms has found. */
  found: (count: number) => `${count} maison${count < 2 ? '' : 's'}`,
  notFoundTitle: 'Maison introuvable',
  pageDescription: [
    'Photos, prix et chambres de cette maison au Bénin, et une réponse de notre équipe sur WhatsApp.',
    'À voir depuis Cotonou ou depuis l’étranger.',
  ],
  notFound: 'Cette maison n’est plus proposée. Voici celles qui le sont.',
  sheet: { address: 'Lieu', rooms: 'Pièces', price: 'Prix' },
  landTitle: 'Titre foncier',
  reference: 'Référence',
  plan: 'Plan',
  all: 'Toutes les maisons',
  similar: 'D’autres maisons',
  writeAbout: 'Écrire sur WhatsApp',
} as const

/** The eyebrow of a house's share image, by status. */
export const offerLabels: Readonly<Record<string, string>> = { vente: 'À vendre', louer: 'À louer' }
