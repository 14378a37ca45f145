import type { Payload } from 'payload'
import { heroVideoSlugs } from '../globals/hero-videos'
import { readJournal } from './journal'

/**
 * Takes the sample film for phones away where the owner has replaced the film: earlier versions left it, so
 * that phones went on playing the sample. They then get what is made of the owner's film.
 */
export async function healPhoneFilms(payload: Payload): Promise<void> {
  for (const slug of heroVideoSlugs) {
    const files = (await readJournal(payload, slug))?.created ?? []
    const samples = new Set<unknown>(files.map(({ id }) => id))
    const { video, video_telephone } = await payload.findGlobal({ slug, depth: 0 })
    if (!video || samples.has(video) || !samples.has(video_telephone)) continue
    // The fields' filter reads the media library with the user's access, even here.
    const { docs } = await payload.find({ collection: 'owners', limit: 1 })
    await payload.updateGlobal({ slug, data: { video_telephone: null }, user: docs[0] })
  }
}
