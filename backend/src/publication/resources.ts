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

type File = { mimeType?: unknown; deletedAt?: unknown }

/**
 * What may show an uploaded file: heroes show videos, everything else pictures. All pages show the
 * settings, whose pictures are in use, so none of them was deleted.
 */
export function resourcesUsingFile(file: File, change: 'update' | 'delete'): Resource[] {
  const isDeleted = change === 'delete' || Boolean(file.deletedAt)
  const showing = resources.filter((resource) => resource !== 'site-settings' || !isDeleted)
  return showing.filter((resource) => isHeroVideo(resource) === (file.mimeType === 'video/mp4'))
}
