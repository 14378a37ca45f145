import type { Payload } from 'payload'
import { phoneFilmOf } from '../films/phone-film'
import type { HeroVideoSlug } from '../globals/hero-videos'
import { mediaOf } from './media'

/** Null while no video is chosen. Phones get the film chosen for them, else the one made of the video. */
export async function readHeroVideo(payload: Payload, slug: HeroVideoSlug) {
  const files = await payload.findGlobal({ slug, depth: 1 })
  const video = mediaOf(files.video)
  if (!video) return null
  return { video, video_telephone: mediaOf(files.video_telephone) ?? phoneFilmOf(files.video) }
}
