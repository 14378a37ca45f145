const kinds = {
  event: 'Événement',
  video: 'Vidéo',
  photo: 'Photo',
  course: 'Formation',
  treatment: 'Soin',
  destination: 'Destination',
  guide: 'Guide de voyage',
  house: 'Maison',
  pack: 'Pack visa',
  question: 'Question',
  institute: 'Institut',
  page: 'Page',
} as const

/** The fixed texts of the search. */
export const searchCopy = {
  heading: 'Rechercher',
  /** @param query what was searched for */
  headingOf: (query: string) => `Recherche\u00a0: «\u00a0${query}\u00a0»`,
  description:
    'Événements, vidéos, photos, soins, formations, destinations, packs visa et maisons\u00a0: cherchez dans tout le site.',
  lead: 'Un événement, une vidéo, un soin, une ville… Écrivez ce que vous cherchez.',
  /** @param count of results @param shown how many of them are listed */
  found: (count: number, shown: number) =>
    `${count} résultat${count < 2 ? '' : 's'}${shown < count ? `, voici les ${shown} premiers` : ''}`,
  none: 'Rien ne correspond à ces mots. Essayez-en d’autres, ou demandez-nous\u00a0: nous répondons sur WhatsApp.',
  ask: 'Demander sur WhatsApp',
  message: (query: string) =>
    `Bonjour, je cherche «\u00a0${query}\u00a0» et je ne l’ai pas trouvé sur votre site.`,
  universes: 'Chercher dans un univers',
  shortcut: 'La touche «\u00a0/\u00a0» mène à la recherche',
  kinds,
  /** «3 événements», «1 pack visa». */
  countOf: (kind: keyof typeof kinds, count: number) =>
    `${count} ${kinds[kind].toLowerCase().replace(/^\S+/, count < 2 ? '$&' : '$&s')}`,
} as const
