type EndpointKind = 'single' | 'list' | 'item' | 'category'

type Endpoint = {
  /** Under the API base; `{slug}` is a placeholder for one percent-encoded segment. */
  path: string
  /** What the path answers: one object, a list, one item of a list, or the items of a category. */
  kind: EndpointKind
  /** The cache tag of every page that shows this content; the revalidation webhook sends it. */
  resource: string
  /** The French message logged when the content cannot be loaded; the specification fixes it. */
  failure: string
}

const headerVideoFailure = 'Erreur lors du chargement de la vidéo du header'
const eventsFailure = 'Erreur lors du chargement des événements'
const videosFailure = 'Erreur lors du chargement des vidéos'
const photosFailure = 'Erreur lors du chargement des photos'

/**
 * Every endpoint that the site reads from the content backend. The queries, the revalidation
 * webhook, the mock backend and a test of the embedded backend all read this table.
 */
export const endpoints = {
  /** Optional: without it, or where it lacks a value, the site shows its defaults. */
  siteSettings: {
    path: '/api/site/settings/',
    kind: 'single',
    resource: 'site-settings',
    failure: 'Erreur lors du chargement des réglages du site',
  },
  homeHeaderVideo: {
    path: '/api/accueil/header-video/',
    kind: 'single',
    resource: 'accueil-header-video',
    failure: headerVideoFailure,
  },
  beautyHeaderVideo: {
    path: '/api/beauty/header-video/',
    kind: 'single',
    resource: 'beauty-header-video',
    failure: headerVideoFailure,
  },
  travelHeaderVideo: {
    path: '/api/voyage/header-video/',
    kind: 'single',
    resource: 'voyage-header-video',
    failure: headerVideoFailure,
  },
  housesHeaderVideo: {
    path: '/api/immo/header-video/',
    kind: 'single',
    resource: 'immo-header-video',
    failure: headerVideoFailure,
  },
  events: {
    path: '/api/medias/events/',
    kind: 'list',
    resource: 'medias-events',
    failure: eventsFailure,
  },
  event: {
    path: '/api/medias/events/{slug}/',
    kind: 'item',
    resource: 'medias-events',
    failure: eventsFailure,
  },
  mediaVideos: {
    path: '/api/medias/videos/',
    kind: 'list',
    resource: 'medias-videos',
    failure: videosFailure,
  },
  mediaVideosByCategory: {
    path: '/api/videos/category/{slug}/',
    kind: 'category',
    resource: 'medias-videos',
    failure: videosFailure,
  },
  mediaPhotos: {
    path: '/api/medias/photos/',
    kind: 'list',
    resource: 'medias-photos',
    failure: photosFailure,
  },
  courses: {
    path: '/api/beauty/formations/',
    kind: 'list',
    resource: 'beauty-formations',
    failure: 'Erreur lors du chargement des formations',
  },
  beautyPhotos: {
    path: '/api/beauty/photos/',
    kind: 'list',
    resource: 'beauty-photos',
    failure: photosFailure,
  },
  beautyVideos: {
    path: '/api/beauty/videos/',
    kind: 'list',
    resource: 'beauty-videos',
    failure: videosFailure,
  },
  beautyVideosByCategory: {
    path: '/api/beauty/category/{slug}/',
    kind: 'category',
    resource: 'beauty-videos',
    failure: videosFailure,
  },
  houses: {
    path: '/api/immo/maisons/',
    kind: 'list',
    resource: 'immo-maisons',
    failure: 'Erreur lors du chargement des maisons',
  },
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints

/** A kind of content that the backend publishes: the cache tag of the pages that show it. */
export type Resource = (typeof endpoints)[EndpointName]['resource']

/** Every resource, without duplicates. */
export const resources = [...new Set(Object.values(endpoints).map(({ resource }) => resource))] as [
  Resource,
  ...Resource[],
]

/**
 * The path of a request, under the API base.
 * @param slug of the item or category, not percent-encoded
 */
export function endpointPath(name: EndpointName, slug = ''): string {
  return endpoints[name].path.replace('{slug}', encodeURIComponent(slug))
}
