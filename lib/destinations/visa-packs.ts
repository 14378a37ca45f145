/** The features of every visa pack. */
const features = [
  'Aide au dossier campus',
  'Préparation à l’entretien',
  'Rendez-vous à l’ambassade et vérification des documents',
  'Logement temporaire inclus',
] as const

/** The three visa packs; each has the same four features. */
export const visaPacks = [
  {
    key: 'etudes',
    name: 'Visa Études',
    line: 'De la lettre d’admission à la première rentrée.',
    features,
  },
  {
    key: 'travail',
    name: 'Visa Travail',
    line: 'Un contrat vous attend : votre dossier aussi.',
    features,
  },
  {
    key: 'touristique',
    name: 'Visa Touristique',
    line: 'Visiter, retrouver les siens, revenir avec des histoires.',
    features,
  },
] as const

export type VisaPack = (typeof visaPacks)[number]

/** The WhatsApp message that requests a quote for a pack. */
export const packMessage = (pack: Pick<VisaPack, 'name'>): string =>
  `Bonjour, je souhaite recevoir un devis pour le pack « ${pack.name} ». Merci d’avance.`
