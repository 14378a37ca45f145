import type { StaticPath } from '@/contract/static-routes'
import type { PlayerArea } from '@/contract/universes.mjs'

/** The lists that are cut into pages, by their name in the URLs of their data. */
export const pagedLists = {
  videos: '/medias/mediavideo',
  photos: '/medias/mediagalerie',
  evenements: '/medias/mediaevenements',
  'photos-beaute': '/beaute/photobeaute',
  'videos-beaute': '/beaute/videosbeaute',
} as const satisfies Record<string, StaticPath>

/** The lists of all videos of a universe. */
export const videoLists = {
  medias: pagedLists.videos,
  beaute: pagedLists['videos-beaute'],
} as const satisfies Record<PlayerArea, StaticPath>

export type PagedListName = keyof typeof pagedLists
