/** The links of the header of Beauté. */
export const beautyHeaderCopy = {
  treatments: 'Soins',
  photos: 'Photos',
  videos: 'Vidéos',
  courses: 'Formations',
} as const

/** The fixed texts of the landing page of Beauté. */
export const beautyPageCopy = {
  tagline: 'Des soins qui font du bien, des gestes qui se transmettent.',
  discover: 'Découvrez nos formules',
} as const
