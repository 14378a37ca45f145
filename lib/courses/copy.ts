/** The fixed texts of courses. */
export const coursesCopy = {
  heading: 'Nos formations',
  facts: {
    duration: 'Durée',
    price: 'Tarif',
    sessions: 'Prochaines dates',
    onRequest: 'Sur demande',
  },
  priceOnRequest: 'Tarif sur demande',
  signUp: 'S’inscrire',
  signUpTo: ' : ',
  placesLeft: (count: number) =>
    count === 0 ? 'Complet' : `${count} ${count === 1 ? 'place restante' : 'places restantes'}`,
  waitingList: 'Complet\u00a0: liste d’attente',
  all: 'Toutes les formations',
  others: 'Autres formations',
  empty: 'Aucune formation disponible pour le moment.',
  notFound: 'Formation non trouvée.',
  notFoundText: 'Le lien est incomplet, ou la formation n’est plus proposée.',
  howHeading: 'Comment ça se passe',
} as const

/** The WhatsApp message that signs up for a course, or asks for its waiting list. */
export function signUpMessage(title: string, isFull: boolean): string {
  const wish = isFull ? 'rejoindre la liste d’attente de' : 'm’inscrire à'
  return `Bonjour, je souhaite ${wish} la formation « ${title} ».`
}

/** The description of a course's page. */
export function courseDescription(title: string): string {
  return `${title} : une formation de notre institut, à Cotonou. Programme, dates et tarif par WhatsApp, inscription en un message.`
}
