/** What a list says when it is empty or could not be loaded (specification §8). */
export const emptyTexts = {
  videos: 'Aucune vidéo disponible pour le moment.',
  events: 'Aucun événement disponible pour le moment.',
  formations: 'Aucune formation disponible pour le moment.',
} as const
