/** What each universe says until its rooms are open: a word, and someone to write to. */
export const openings = {
  voyage: {
    title: 'Voyage',
    description:
      'Espagne, France, Italie : destinations, conseils et démarches de visa, accompagnés depuis Cotonou.',
    text: 'Espagne, France, Italie : nos guides et nos packs visa arrivent. Un conseiller vous répond déjà.',
    poster: '/images/hero/voyage.jpg',
  },
  beaute: {
    title: 'Beauté et bien-être',
    description:
      'Un institut à Cotonou : soins du visage et du corps, et formations aux métiers de la beauté.',
    text: 'L’institut vous reçoit à Cotonou. La carte des soins et les formations seront bientôt ici.',
    poster: '/images/hero/beaute.jpg',
  },
  immobilier: {
    title: 'Immobilier',
    description:
      'Maisons à vendre ou à louer au Bénin, et construction sur mesure, suivies à distance pour la diaspora.',
    text: 'Maisons à vendre, à louer, à bâtir : le catalogue arrive. Confiez-nous déjà votre projet.',
    poster: '/images/hero/immobilier.jpg',
  },
} as const
