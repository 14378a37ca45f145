import type { Payload } from 'payload'
import { heroVideoSlugs } from '../globals/hero-videos'

/**
 * Empties the page headers that show one of these files: a file in use cannot be deleted.
 * @param files ids of uploads
 */
export async function clearHeroVideos(payload: Payload, files: ReadonlySet<unknown>) {
  for (const slug of heroVideoSlugs) {
    const { video, video_telephone } = await payload.findGlobal({ slug, depth: 0 })
    const data = {
      ...(files.has(video) && { video: null }),
      ...(files.has(video_telephone) && { video_telephone: null }),
    }
    if (Object.keys(data).length > 0) await payload.updateGlobal({ slug, data })
  }
}
