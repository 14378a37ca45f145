/** The fixed texts of the players of Médias and of Beauté. */
export const playerCopy = {
  medias: {
    missingTitle: 'Vidéo introuvable',
    missingDescription:
      'Ce lien ne correspond à aucune vidéo. Toutes celles de la rédaction sont dans la liste des reportages.',
    /** @param title of the video */
    description: (title: string) =>
      `${title}\u00a0: une vidéo de la rédaction, à regarder depuis Cotonou ou d’ailleurs, avec d’autres reportages et portraits.`,
  },
  beaute: {
    missingTitle: 'Vidéo introuvable (Beauté)',
    missingDescription:
      'Ce lien ne correspond à aucune vidéo. Toutes celles de l’institut de Cotonou sont dans la liste de nos réalisations.',
    /** @param title of the video */
    description: (title: string) =>
      `${title}\u00a0: une vidéo de l’institut de Cotonou, à regarder d’ici ou d’ailleurs, avec nos autres soins et réalisations.`,
  },
} as const
