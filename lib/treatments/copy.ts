/** The fixed texts of Beauté (specification §2, §8). */
export const treatmentsCopy = {
  tagline: 'Des soins qui font du bien, des gestes qui se transmettent.',
  discover: 'Découvrez nos formules',
  care: {
    heading: 'Nos formules',
    lead: 'Deux cartes, des prix clairs. Choisissez un soin pour le réserver, ou écrivez-nous et nous trouverons le bon moment.',
    book: 'Réservez via WhatsApp',
    bookOne: 'Réserver :',
  },
  photos: {
    heading: 'L’institut en images',
    lead: 'La lumière, les matières, les visages.',
    seeMore: 'Voir plus',
    carousel: [
      {
        src: '/images/carrousel/beaute-1.jpg',
        alt: 'Une femme de profil, coiffée d’un grand foulard, devant une arche couleur sable.',
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
  galleryHeading: 'Nos photos',
  videos: { heading: 'L’institut en vidéo', lead: 'Un soin, un geste, une équipe au travail.' },
  workHeading: 'Nos réalisations',
  location: {
    heading: 'Nous trouver',
    lead: 'L’institut vous reçoit à Cotonou, sur rendez-vous. Un message suffit pour convenir de l’heure.',
    map: 'Carte : l’institut à Cotonou',
    directions: 'Itinéraire',
  },
} as const
