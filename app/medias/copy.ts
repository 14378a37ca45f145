/** The links of the header of Médias. */
export const mediaHeaderLinks = [
  ['/mediavideo', 'Vidéos'],
  ['/mediagalerie', 'Galerie'],
  ['/mediaevenements', 'Evènements'],
] as const

/** The fixed texts of the landing page of Médias. */
export const mediaPageCopy = { title: 'Médias', latestVideos: 'Nos derniers reportages' } as const
