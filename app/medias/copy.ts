/** The header of Médias: what follows the brand name, and the links. */
export const mediaHeaderCopy = {
  videos: 'Vidéos',
  gallery: 'Galerie',
  events: 'Evènements',
} as const

/** The fixed texts of the landing page of Médias. */
export const mediaPageCopy = { title: 'Médias', latestVideos: 'Nos derniers reportages' } as const
