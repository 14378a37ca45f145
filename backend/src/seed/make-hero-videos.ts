import type { HeroVideoSlug } from '../globals/hero-videos'
import type { Step } from './run-step'

/** Names of files in `entetes/`: `{name}.mp4`, and `{name}-telephone.mp4`. */
const names: Record<HeroVideoSlug, string> = {
  'entete-accueil': 'accueil',
  'entete-beaute': 'beaute',
  'entete-voyage': 'voyage',
  'entete-immobilier': 'immobilier',
}

const slugs: HeroVideoSlug[] = [
  'entete-accueil',
  'entete-beaute',
  'entete-voyage',
  'entete-immobilier',
]

export function heroVideoSteps(): Step[] {
  return slugs.map((slug) => ({
    name: slug,
    isUsed: async (payload) => Boolean((await payload.findGlobal({ slug, depth: 0 })).video),
    items: [
      {
        key: 'video',
        create: async (payload, library) => {
          const video = await library.add(`entetes/${names[slug]}.mp4`)
          const video_telephone = await library.add(`entetes/${names[slug]}-telephone.mp4`)
          // The field's filter reads the media library with the user's access, even here.
          const { docs } = await payload.find({ collection: 'owners', limit: 1 })
          await payload.updateGlobal({ slug, data: { video, video_telephone }, user: docs[0] })
          return null
        },
      },
    ],
  }))
}
