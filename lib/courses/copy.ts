/** The fixed texts of courses. */
export const coursesCopy = {
  heading: 'Nos formations',
  /** @param title of the course */
  posterAlt: (title: string) => `Affiche\u00a0: ${title}`,
  lead: 'Apprendre un métier de la beauté auprès de celles et ceux qui l’exercent, ici, chaque jour.',
  signUp: 'S’inscrire',
  signUpTo: ' : ',
  all: 'Toutes les formations',
  others: 'Autres formations',
  empty: 'Aucune formation disponible pour le moment.',
  notFound: 'Formation non trouvée.',
  notFoundText: 'Le lien est incomplet, ou la formation n’est plus proposée.',
  howHeading: 'Comment ça se passe',
  steps: [
    {
      title: 'Vous nous écrivez',
      text: 'Un message WhatsApp suffit : dites-nous d’où vous venez et ce que vous savez déjà faire.',
    },
    {
      title: 'Nous répondons à vos questions',
      text: 'Programme, dates, tarif, matériel à prévoir : nous vous disons tout avant que vous ne décidiez.',
    },
    {
      title: 'Vous apprenez par le geste',
      text: 'La formation se suit à Cotonou, à l’institut, en regardant puis en pratiquant.',
    },
  ],
} as const

/** The WhatsApp message that signs up for a course. */
export function signUpMessage(title: string): string {
  return `Bonjour, je souhaite m’inscrire à la formation « ${title} ».`
}

/** The description of a course's page. */
export function courseDescription(title: string): string {
  return `${title} : une formation de notre institut, à Cotonou. Programme, dates et tarif par WhatsApp, inscription en un message.`
}
