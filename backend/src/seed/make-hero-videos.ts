import type { GlobalSlug } from 'payload'
import type { Step } from './run-step'

const videoFiles: Record<GlobalSlug, string> = {
  'entete-accueil': 'entetes/accueil.mp4',
  'entete-beaute': 'entetes/beaute.mp4',
  'entete-voyage': 'entetes/voyage.mp4',
  'entete-immobilier': 'entetes/immobilier.mp4',
}

const slugs: GlobalSlug[] = [
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
          const video = await library.add(videoFiles[slug])
          // The field's filter reads the media library with the user's access, even here.
          const { docs } = await payload.find({ collection: 'owners', limit: 1 })
          await payload.updateGlobal({ slug, data: { video }, user: docs[0] })
          return null
        },
      },
    ],
  }))
}
