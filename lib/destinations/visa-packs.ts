/** What every visa pack holds (R117). */
const features = [
  'Aide au dossier campus',
  'Préparation à l’entretien',
  'Rendez-vous à l’ambassade et vérification des documents',
  'Logement temporaire inclus',
] as const

/** The three visa packs (R116): each has the same four features. */
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

/** The message that asks for a pack's quote (R118). */
export const packMessage = (pack: Pick<VisaPack, 'name'>): string =>
  `Bonjour, je souhaite recevoir un devis pour le pack « ${pack.name} ». Merci d’avance.`
