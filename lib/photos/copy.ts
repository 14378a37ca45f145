/** The fixed texts of the galleries and of the carousels that link to them. */
export const photosCopy = {
  heading: 'Galerie photos',
  beautyHeading: 'Nos photos',
  empty: 'Aucune photo disponible pour le moment.',
  seeMore: 'Voir plus',
  /**
   * The alternative text of a photo without a title.
   * @param position its position in the gallery, from 1
   */
  untitled: (position: number) => `Photo ${position}`,
  mediaCarousel: [
    {
      src: '/images/carrousel/medias-1.jpg',
      alt: 'Un ancien à lunettes et une jeune femme qui rit, dans la lumière bleue du soir.',
    },
    { src: '/images/carrousel/medias-2.jpg', alt: 'Des tambours réunis pour la nuit.' },
    { src: '/images/carrousel/medias-3.jpg', alt: 'Des pirogues sur la lagune, sous les étoiles.' },
    {
      src: '/images/carrousel/medias-4.jpg',
      alt: 'Un marché du soir, ses parasols et ses lampes.',
    },
  ],
  beautySection: {
    heading: 'L’institut en images',
    lead: 'La lumière, les matières, les visages.',
    carousel: [
      {
        src: '/images/carrousel/beaute-1.jpg',
        alt: 'Une femme de profil, coiffée d’un turban à carreaux, devant une arche couleur sable.',
      },
      {
        src: '/images/carrousel/beaute-2.jpg',
        alt: 'Deux bols de karité fouetté et une fleur d’hibiscus sur une table.',
      },
      {
        src: '/images/carrousel/beaute-3.jpg',
        alt: 'Trois mains aux ongles vernis devant un soleil rose.',
      },
      {
        src: '/images/carrousel/beaute-4.jpg',
        alt: 'Des bougies, des galets et une orchidée à la lumière du soir.',
      },
    ],
  },
} as const
