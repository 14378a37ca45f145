import type { PlayerArea } from '@/lib/site/universes'

/** The fixed texts of videos. */
export const videosCopy = {
  heading: 'Nos reportages',
  beautyHeading: 'Nos réalisations',
  all: 'Toutes les vidéos',
  play: 'Lire la vidéo',
  similar: 'Vidéos similaires',
  noSimilar: 'Aucune vidéo similaire.',
  unavailable: 'Vidéo non disponible',
  unavailableText: 'Le lien est incomplet, ou la vidéo a été retirée.',
  latestTeaser: 'Dernière vidéo',
  feedTitle: 'les reportages en vidéo',
  empty: 'Aucune vidéo disponible pour le moment.',
  beautySection: {
    heading: 'L’institut en vidéo',
    lead: 'Un soin, un geste, une équipe au travail.',
  },
} as const

/** The description of a video in the sitemap; the backend has none. */
export const videoDescriptions: Record<PlayerArea, (title: string) => string> = {
  medias: (title) => `${title}\u00a0: un reportage de la rédaction de Cotonou.`,
  beaute: (title) => `${title}\u00a0: une réalisation de l’institut de beauté de Cotonou.`,
}
