/** The resources of the site's endpoint table: the cache tags that its /api/revalidate takes. */
export const resources = [
  'site-settings',
  'accueil-header-video',
  'beauty-header-video',
  'voyage-header-video',
  'immo-header-video',
  'medias-events',
  'medias-videos',
  'medias-photos',
  'beauty-formations',
  'beauty-photos',
  'beauty-videos',
  'immo-maisons',
] as const

export type Resource = (typeof resources)[number]

const isHeroVideo = (resource: Resource) => resource.endsWith('-header-video')

/** What may show an uploaded file: heroes show videos, everything else pictures. */
export function resourcesUsingFile(file: { mimeType?: unknown }): Resource[] {
  return resources.filter((resource) => isHeroVideo(resource) === (file.mimeType === 'video/mp4'))
}
