/** The fixed texts of the galleries and of the carousels that link to them. */
export const photosCopy = {
  heading: 'Galerie photos',
  beautyHeading: 'Nos photos',
  empty: 'Aucune photo disponible pour le moment.',
  seeMore: 'Voir plus',
  /** The alternative text of a photo without a title. @param position its position in the gallery, from 1 */
  untitled: (position: number) => `Photo ${position}`,
  credit: (name: string) => `Photo\u00a0: ${name}`,
  mediaCarousel: [
    'Un ancien à lunettes et une jeune femme qui rit, dans la lumière bleue du soir.',
    'Des tambours réunis pour la nuit.',
    'Des pirogues sur la lagune, sous les étoiles.',
    'Un marché du soir, ses parasols et ses lampes.',
  ],
  beautySection: {
    heading: 'L’institut en images',
    lead: 'La lumière, les matières, les visages.',
    carousel: [
      'Une femme de profil, coiffée d’un turban à carreaux, devant une arche couleur sable.',
      'Deux bols de karité fouetté et une fleur d’hibiscus sur une table.',
      'Des flacons de vernis et un bol d’eau aux pétales devant un soleil rose.',
      'Des bougies, des galets et une orchidée à la lumière du soir.',
    ],
  },
} as const
