import type { Payload } from 'payload'
import { instantAgo } from '../days'
import sampleVideos from './content/videos.json'
import { stepOf } from './run-step'

const { medias, beaute } = sampleVideos
type CategorySlug = 'categories' | 'categories-beaute'
type SampleVideo = (typeof medias | typeof beaute)['videos'][number]

export const videoSteps = [
  categoryStep('categories', medias.categories),
  videoStep('videos', 'categories', 'reportages', medias.videos),
  categoryStep('categories-beaute', beaute.categories),
  videoStep('videos-beaute', 'categories-beaute', 'beaute-videos', beaute.videos),
]

function categoryStep(collection: CategorySlug, titles: string[]) {
  return stepOf(collection, titles, (title) => Promise.resolve({ title }))
}

/** Sample videos play openly licensed films of the Blender studio: each description names its film. */
function videoStep(
  collection: 'videos' | 'videos-beaute',
  categories: CategorySlug,
  folder: string,
  videos: readonly SampleVideo[],
) {
  return stepOf(collection, videos, async (video, number, library, payload) => {
    const { daysAgo, title, film, youtube_url, category } = video
    return {
      title,
      description: `Vidéo d’exemple\u00a0: le lecteur joue «\u00a0${film}\u00a0», un film libre du studio Blender.`,
      exemple: true,
      youtube_url,
      thumbnail: await library.add(`${folder}/${number}.jpg`),
      category: await categoryId(payload, categories, category),
      published_at: instantAgo(daysAgo),
      _status: 'published',
    }
  })
}

async function categoryId(payload: Payload, collection: CategorySlug, slug: string | undefined) {
  if (slug === undefined) return null
  const { docs } = await payload.find({ collection, where: { slug: { equals: slug } }, limit: 1 })
  return docs[0]?.id ?? null
}
