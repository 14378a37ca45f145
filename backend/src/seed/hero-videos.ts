import { heroVideoSlugs } from '../globals/hero-videos'
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
        // The filters of the fields read the media library with the user's access, even here.
        const { docs } = await payload.find({ collection: 'owners', limit: 1 })
        await payload.updateGlobal({ slug, data: { video, video_telephone }, user: docs[0] })
        return null
      },
    },
  ],
}))
