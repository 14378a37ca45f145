import type { PlayerArea } from '@/contract/universes.mjs'

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

/** The fixed texts of the players of Médias and of Beauté; a page without a video has the title and description of a missing one. */
export const playerCopy = {
  medias: {
    missingTitle: 'Vidéo introuvable',
    missingDescription:
      'Ce lien ne correspond à aucune vidéo. Toutes celles de la rédaction sont dans la liste des reportages.',
    /** @param title of the video */
    description: (title: string) =>
      `${title}\u00a0: une vidéo de la rédaction, à regarder depuis Cotonou ou d’ailleurs, avec d’autres reportages et portraits.`,
  },
  beaute: {
    missingTitle: 'Vidéo introuvable (Beauté)',
    missingDescription:
      'Ce lien ne correspond à aucune vidéo. Toutes celles de l’institut de Cotonou sont dans la liste de nos réalisations.',
    /** @param title of the video */
    description: (title: string) =>
      `${title}\u00a0: une vidéo de l’institut de Cotonou, à regarder d’ici ou d’ailleurs, avec nos autres soins et réalisations.`,
  },
} as const
