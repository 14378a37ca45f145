import type { PlayerArea } from '@/lib/shared/universes.mjs'

/** The fixed texts of videos. */
export const videosCopy = {
  heading: 'Nos reportages',
  beautyHeading: 'Nos réalisations',
  all: 'Toutes les vidéos',
  untitled: 'Vidéo',
  play: 'Lire la vidéo',
  transcript: 'Transcription',
  similar: 'Vidéos similaires',
  noSimilar: 'Aucune vidéo similaire.',
  missing: 'Vidéo introuvable.',
  missingText: 'Ce lien ne correspond à aucune vidéo.',
  unavailable: 'Vidéo non disponible',
  unrecognized: 'Ce lien ne correspond à aucune vidéo que notre lecteur sache afficher.',
  notEmbeddable: 'Notre lecteur ne peut pas afficher cette vidéo ici.',
  /** @param host where the video is */
  openElsewhere: (host: string) => `Ouvrir sur ${host}`,
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
