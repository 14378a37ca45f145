/** The fixed texts of the player of Beauté. */
export const beautyPlayerCopy = {
  missingTitle: 'Vidéo introuvable (Beauté)',
  missingDescription:
    'Ce lien ne nomme aucune vidéo. Toutes celles de l’institut de Cotonou sont dans la liste de nos réalisations, à portée de main.',
  missing: 'Vidéo introuvable.',
  /** @param title of the video */
  description: (title: string) =>
    `${title} : une vidéo de l’institut de Cotonou, à regarder d’ici ou d’ailleurs, avec nos autres soins et réalisations.`,
} as const
