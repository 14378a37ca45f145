/**
 * Every kind of content the site asks for: its path under the API base (specification §7) and the
 * French message logged when it cannot be loaded (§8). The kind's name is also the cache tag that
 * the publication hook sends to `/api/revalidate`.
 */
export const contents = {
  'accueil-header-video': headerVideo('/api/accueil/header-video/'),
  'beauty-header-video': headerVideo('/api/beauty/header-video/'),
  'voyage-header-video': headerVideo('/api/voyage/header-video/'),
  'immo-header-video': headerVideo('/api/immo/header-video/'),
  'medias-events': {
    path: '/api/medias/events/',
    failure: 'Erreur lors du chargement des événements',
  },
  'medias-videos': {
    path: '/api/medias/videos/',
    failure: 'Erreur lors du chargement des vidéos',
  },
  'medias-photos': {
    path: '/api/medias/photos/',
    failure: 'Erreur lors du chargement des photos',
  },
  'beauty-formations': {
    path: '/api/beauty/formations/',
    failure: 'Erreur lors du chargement des formations',
  },
  'beauty-photos': {
    path: '/api/beauty/photos/',
    failure: 'Erreur lors du chargement des photos',
  },
  'beauty-videos': {
    path: '/api/beauty/videos/',
    failure: 'Erreur lors du chargement des vidéos',
  },
  'immo-maisons': {
    path: '/api/immo/maisons/',
    failure: 'Erreur lors du chargement des maisons',
  },
} as const satisfies Record<string, { path: string; failure: string }>

export type Content = keyof typeof contents

export const contentNames = Object.keys(contents) as [Content, ...Content[]]

function headerVideo<Path extends string>(path: Path) {
  return { path, failure: 'Erreur lors du chargement de la vidéo du header' } as const
}
