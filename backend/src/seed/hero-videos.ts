import type { Payload } from 'payload'
import { type HeroVideoSlug, heroVideoSlugs } from '../globals/hero-videos'
import { readJournal } from './journal'
import type { Step } from './run-step'

/** Of the files `entetes/{name}.mp4` and `entetes/{name}-telephone.mp4`. */
const nameOf = (slug: string) => slug.replace('entete-', '')

export const heroVideoSteps = heroVideoSlugs.map((slug): Step => ({
  name: slug,
  isUsed: async (payload) => Boolean((await payload.findGlobal({ slug, depth: 0 })).video),
  items: [
    {
      key: 'video',
      create: async (payload, library) => {
        const video = await library.add(`entetes/${nameOf(slug)}.mp4`)
        const video_telephone = await library.add(`entetes/${nameOf(slug)}-telephone.mp4`)
        await update(payload, slug, { video, video_telephone })
        return null
      },
    },
  ],
}))

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
    await update(payload, slug, { video_telephone: null })
  }
}

/** The filters of the fields read the media library with the user's access, even here. */
async function update(payload: Payload, slug: HeroVideoSlug, data: object): Promise<void> {
  const { docs } = await payload.find({ collection: 'owners', limit: 1 })
  await payload.updateGlobal({ slug, data, user: docs[0] })
}
