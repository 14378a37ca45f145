/** The fixed texts of Médias (specification §2, §8). */
export const mediaCopy = {
  title: 'Médias',
  lead: 'Reportages, portraits, photos et événements\u00a0: la diaspora se raconte, depuis Cotonou.',
  latestVideos: 'Nos derniers reportages',
  galleryHeading: 'Galerie photos',
  latestEvents: 'Derniers événements',
  seeMore: 'Voir plus',
  carousel: [
    {
      src: '/images/carrousel/medias-1.jpg',
      alt: 'Un portrait de profil dans la lumière bleue du soir.',
    },
    { src: '/images/carrousel/medias-2.jpg', alt: 'Des tambours réunis pour la nuit.' },
    { src: '/images/carrousel/medias-3.jpg', alt: 'Des pirogues sur la lagune, sous les étoiles.' },
    {
      src: '/images/carrousel/medias-4.jpg',
      alt: 'Un marché du soir, ses parasols et ses lampes.',
    },
  ],
  videosHeading: 'Nos reportages',
  eventsHeading: 'Événements',
  upcoming: 'À venir',
  past: 'Événements passés',
  cardHint: 'Cliquez pour en savoir plus',
} as const
