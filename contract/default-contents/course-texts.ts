/** The texts of courses, where the owner has set no others. */
export const defaultCourseTexts = {
  lead: 'Apprendre un métier de la beauté auprès de celles et ceux qui l’exercent, ici, chaque jour.',
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
      text: 'À Cotonou, à l’institut\u00a0: vous regardez, puis vous pratiquez.',
    },
  ],
} as const
