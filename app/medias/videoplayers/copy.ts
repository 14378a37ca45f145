/** The fixed texts of the player of Médias. */
export const mediaPlayerCopy = {
  missingTitle: 'Vidéo introuvable',
  missingDescription:
    'Ce lien ne nomme aucune vidéo. Toutes celles de la rédaction sont dans la liste des reportages.',
  missing: 'Vidéo introuvable.',
  /** @param title of the video */
  description: (title: string) =>
    `${title} : une vidéo de la rédaction, à regarder depuis Cotonou ou d’ailleurs, avec d’autres reportages et portraits.`,
} as const
