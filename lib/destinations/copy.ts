/** The fixed texts of the sections of Voyage. */
export const travelCopy = {
  destinationsHeading: 'Destinations proposées',
  destinationsLead:
    'Choisissez votre destination. Chaque guide réunit l’essentiel : visa, délais, cuisine, usages.',
  packsHeading: 'Offres & Packs Visa',
  packsLead: 'Chaque pack comprend quatre services.',
  askQuote: 'Demander un devis',
  faqHeading: "FAQ's",
  faqLead: 'Réserver, payer, annuler : l’essentiel avant de partir.',
  faqMore: 'Une autre question ? Un conseiller vous répond.',
} as const

/** The fixed texts of every guide's page. */
export const destinationCopy = {
  onThisPage: 'Sur cette page',
  sections: [
    { key: 'visa', heading: 'La procédure de visa' },
    { key: 'duree', heading: 'La durée' },
    { key: 'repas', heading: 'Où manger' },
    { key: 'autres', heading: 'Bon à savoir' },
  ],
  shortStay: 'Court séjour',
  processing: 'Traitement du visa',
  currency: 'Monnaie',
  askQuote: 'Demander un devis via whatsapp',
  others: 'Et si vous alliez ailleurs ?',
  notFound: 'Destination non trouvée.',
  notFoundText: 'Le lien est incomplet, ou nous n’accompagnons pas encore vers ce pays.',
  notFoundDescription:
    'Cette destination n’est pas dans nos guides. Retrouvez l’Espagne, la France et l’Italie, leurs visas et nos conseils pour partir.',
  backToList: 'Toutes les destinations',
} as const
