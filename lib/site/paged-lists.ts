import type { StaticPath } from '@/lib/shared/static-routes'

/** The lists that are cut into pages, by their name in the URLs of their data. */
export const pagedLists = {
  videos: '/medias/mediavideo',
  photos: '/medias/mediagalerie',
  evenements: '/medias/mediaevenements',
  'photos-beaute': '/beaute/photobeaute',
  'videos-beaute': '/beaute/videosbeaute',
} as const satisfies Record<string, StaticPath>

export type PagedListName = keyof typeof pagedLists
