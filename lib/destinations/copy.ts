/** The fixed texts of the sections of Voyage. */
export const travelCopy = {
  destinationsHeading: 'Destinations proposées',
  destinationsLead:
    'Choisissez votre destination. Chaque guide réunit l’essentiel : visa, délais, cuisine, usages.',
  packsHeading: 'Offres & Packs Visa',
  packsLead: 'Quatre services dans chaque pack.',
  askQuote: 'Demander un devis',
  priceFrom: 'À partir de',
  feesExcluded: 'frais consulaires non compris',
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
  lists: {
    steps: 'Les étapes',
    documents: 'Les pièces à réunir',
    dishes: 'À goûter',
    tables: 'Où s’attabler',
  },
  facts: { stay: 'Court séjour', processing: 'Traitement du visa', currency: 'Monnaie' },
  askQuote: 'Demander un devis via whatsapp',
  filing: {
    departure: 'Vous partez le…',
    before: 'Dossier à déposer avant le',
    noDay: 'Choisissez un jour\u00a0: le billet imprime quand déposer votre dossier.',
    tooLate: 'Ce départ est très proche\u00a0: écrivez-nous sans attendre.',
    estimate: (processing: string) =>
      `Estimation, pour un délai de ${processing} et hors jours fériés. Le consulat décide seul.`,
    send: 'Confier mon dossier',
  },
  noGuide:
    'Le guide de ce pays n’est pas encore écrit. Écrivez-nous\u00a0: un conseiller vous dit tout sur le visa, les délais et le prix.',
  others: 'D’autres destinations',
  notFound: 'Destination non trouvée.',
  notFoundText: 'Le lien est incomplet, ou nous n’accompagnons pas encore vers ce pays.',
  notFoundDescription:
    'Cette destination n’est pas dans nos guides. Retrouvez toutes celles que nous accompagnons, leurs visas et nos conseils pour partir.',
  /** What is said to search engines of a destination without a text of its own. */
  guideDescription:
    'Visa, délais, usages\u00a0: nos conseils pour partir, et un accompagnement depuis Cotonou, du premier document à votre arrivée.',
  backToList: 'Toutes les destinations',
} as const

/** The title of a guide's page in search results. */
export const guideTitle = (name: string) => `${name}\u00a0: visa et conseils de voyage`
