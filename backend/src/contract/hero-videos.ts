import type { GlobalSlug, Payload } from 'payload'
import { mediaOf } from './media'

/** `{ video }`, or null while no video is chosen. */
export async function readHeroVideo(payload: Payload, slug: GlobalSlug) {
  const { video: file } = await payload.findGlobal({ slug, depth: 1 })
  const video = mediaOf(file)
  return video ? { video } : null
}
