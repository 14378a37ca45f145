const features = [
  'Aide au dossier campus',
  'Préparation à l’entretien',
  'Rendez-vous à l’ambassade et vérification des documents',
  'Logement temporaire inclus',
] as const

/** The three visa packs, where the owner has set no other texts; each has the same four features. */
export const defaultVisaPacks = [
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
    line: 'Visiter, retrouver les siens, revenir avec des souvenirs.',
    features,
  },
] as const
