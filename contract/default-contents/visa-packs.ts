const features = [
  'Aide au dossier campus',
  'Préparation à l’entretien',
  'Rendez-vous à l’ambassade et vérification des documents',
  'Logement temporaire inclus',
] as const

const packs = [
  ['etudes', 'Visa Études', 'De la lettre d’admission à la première rentrée.'],
  ['travail', 'Visa Travail', 'Un contrat vous attend : votre dossier aussi.'],
  ['touristique', 'Visa Touristique', 'Visiter, retrouver les siens, revenir avec des souvenirs.'],
] as const

/** The three visa packs, where the owner has set no other texts; each has the same four features. */
export const defaultVisaPacks = packs.map(([key, name, line]) => ({ key, name, line, features }))
