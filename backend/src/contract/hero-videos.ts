import type { GlobalSlug, Payload } from 'payload'
import { mediaOf } from './media'

/** `{ video, video_telephone? }`, or null while no video is chosen. */
export async function readHeroVideo(payload: Payload, slug: GlobalSlug) {
  const files = await payload.findGlobal({ slug, depth: 1 })
  const video = mediaOf(files.video)
  return video ? { video, video_telephone: mediaOf(files.video_telephone) } : null
}
