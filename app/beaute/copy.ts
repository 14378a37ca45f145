/** The links of the header of Beauté. */
export const beautyHeaderCopy = {
  treatments: 'Soins',
  photos: 'Photos',
  videos: 'Vidéos',
  courses: 'Formations',
} as const

/** The fixed texts of the landing page of Beauté. */
export const beautyPageCopy = { discover: 'Découvrez nos formules' } as const
