import { viewParams } from '@/lib/site/query-params'

/** Of each universe: the texts of its landing page, and the links of its header: what follows its path, and the label. */
export const universeCopy = {
  medias: {
    title: 'Médias',
    latestVideos: 'Nos derniers reportages',
    links: [
      ['/mediavideo', 'Vidéos'],
      ['/mediagalerie', 'Galerie'],
      ['/mediaevenements', 'Evènements'],
    ],
  },
  voyage: {
    title: 'Voyage',
    discover: 'Voir les destinations',
    links: [
      ['#destinations', 'Destinations'],
      ['#visas', 'Visas'],
      ['#faq', "FAQ's"],
    ],
  },
  beaute: {
    discover: 'Découvrez nos formules',
    links: [
      ['#soins', 'Soins'],
      ['#photos', 'Photos'],
      ['#videos', 'Vidéos'],
      ['#formations', 'Formations'],
    ],
  },
  immobilier: {
    title: 'Immobilier',
    discover: 'Voir nos maisons',
    links: [
      ['#services', 'Acheter'],
      [`?${viewParams.tab}=louer#services`, 'Louer'],
      [`?${viewParams.tab}=devis#services`, 'Faire bâtir'],
    ],
  },
} as const
