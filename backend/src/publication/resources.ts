import { type Resource, resources } from '../../../contract/endpoints'

const isHeroVideo = (resource: Resource) => resource.endsWith('-header-video')

type File = { mimeType?: unknown; deletedAt?: unknown }

/** What may show an uploaded file: heroes videos, all else pictures; a picture of the settings is never deleted. */
export function resourcesUsingFile(file: File, change: 'update' | 'delete'): Resource[] {
  const isDeleted = change === 'delete' || Boolean(file.deletedAt)
  const showing = resources.filter((resource) => resource !== 'site-settings' || !isDeleted)
  return showing.filter((resource) => isHeroVideo(resource) === (file.mimeType === 'video/mp4'))
}
