type EndpointKind = 'single' | 'list' | 'optionalList' | 'item' | 'category'

type Endpoint = {
  /** Under the API base; `{slug}` is a placeholder for one percent-encoded segment. */
  path: string
  /** What the path answers: one object, a list (which may not exist), one of its items, the items of a category. */
  kind: EndpointKind
  /** The cache tag of every page that shows this content; the revalidation webhook sends it. */
  resource: string
  /** The French message logged when the content cannot be loaded; the specification fixes it. */
  failure: string
}

/** The rows of one kind; what failed to load completes the sentence of the specification. */
const rowsOf =
  <const Kind extends EndpointKind>(kind: Kind) =>
  <const Path extends string, const Resource extends string>(
    path: Path,
    resource: Resource,
    what: string,
  ) => ({ path, kind, resource, failure: `Erreur lors du chargement ${what}` })
const [single, list, optionalList] = [rowsOf('single'), rowsOf('list'), rowsOf('optionalList')]
const [item, category] = [rowsOf('item'), rowsOf('category')]
const headerVideo = 'de la vidéo du header'

/**
 * Every endpoint that the site reads from the content backend. The queries, the revalidation
 * webhook, the mock backend and a test of the embedded backend all read this table.
 */
export const endpoints = {
  /** Optional: without it, or where it lacks a value, the site shows its defaults. */
  siteSettings: single('/api/site/settings/', 'site-settings', 'des réglages du site'),
  homeHeaderVideo: single('/api/accueil/header-video/', 'accueil-header-video', headerVideo),
  beautyHeaderVideo: single('/api/beauty/header-video/', 'beauty-header-video', headerVideo),
  travelHeaderVideo: single('/api/voyage/header-video/', 'voyage-header-video', headerVideo),
  housesHeaderVideo: single('/api/immo/header-video/', 'immo-header-video', headerVideo),
  events: list('/api/medias/events/', 'medias-events', 'des événements'),
  event: item('/api/medias/events/{slug}/', 'medias-events', 'des événements'),
  mediaVideos: list('/api/medias/videos/', 'medias-videos', 'des vidéos'),
  mediaVideosByCategory: category('/api/videos/category/{slug}/', 'medias-videos', 'des vidéos'),
  mediaPhotos: list('/api/medias/photos/', 'medias-photos', 'des photos'),
  courses: list('/api/beauty/formations/', 'beauty-formations', 'des formations'),
  beautyPhotos: list('/api/beauty/photos/', 'beauty-photos', 'des photos'),
  beautyVideos: list('/api/beauty/videos/', 'beauty-videos', 'des vidéos'),
  beautyVideosByCategory: category('/api/beauty/category/{slug}/', 'beauty-videos', 'des vidéos'),
  /** Optional: without it, or while the list is empty, the site shows its own destinations. */
  destinations: optionalList(
    '/api/voyage/destinations/',
    'voyage-destinations',
    'des destinations',
  ),
  houses: list('/api/immo/maisons/', 'immo-maisons', 'des maisons'),
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints

/** A kind of content that the backend publishes: the cache tag of the pages that show it. */
export type Resource = (typeof endpoints)[EndpointName]['resource']

/** Every resource, without duplicates. */
export const resources = [...new Set(Object.values(endpoints).map(({ resource }) => resource))] as [
  Resource,
  ...Resource[],
]

/** The path of a request, under the API base. @param slug of the item or category, not percent-encoded */
export function endpointPath(name: EndpointName, slug = ''): string {
  return endpoints[name].path.replace('{slug}', encodeURIComponent(slug))
}
