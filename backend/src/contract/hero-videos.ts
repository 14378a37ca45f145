import type { Payload } from 'payload'
import type { HeroVideoSlug } from '../globals/hero-videos'
import { mediaOf } from './media'

/** `{ video, video_telephone? }`, or null while no video is chosen. */
export async function readHeroVideo(payload: Payload, slug: HeroVideoSlug) {
  const files = await payload.findGlobal({ slug, depth: 1 })
  const video = mediaOf(files.video)
  return video ? { video, video_telephone: mediaOf(files.video_telephone) } : null
}
