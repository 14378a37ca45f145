/** The fixed texts of the landing page of Beauté. */
export const beautyPageCopy = {
  tagline: 'Des soins qui font du bien, des gestes qui se transmettent.',
  discover: 'Découvrez nos formules',
} as const
