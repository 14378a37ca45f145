/** The links of the header of Beauté. */
export const beautyHeaderLinks = [
  ['#soins', 'Soins'],
  ['#photos', 'Photos'],
  ['#videos', 'Vidéos'],
  ['#formations', 'Formations'],
] as const

/** The fixed texts of the landing page of Beauté. */
export const beautyPageCopy = { discover: 'Découvrez nos formules' } as const
