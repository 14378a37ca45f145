import type { Payload } from 'payload'
import { slugify } from '../fields/slugify'
import sampleVideos from './content/videos.json'
import { instantAgo } from './days'
import { hasDocuments, type Step, stepOf } from './run-step'
import { french } from './typography'

type CategorySlug = 'categories' | 'categories-beaute'
type VideoSlug = 'videos' | 'videos-beaute'
type SampleVideo = (typeof sampleVideos)['medias' | 'beaute']['videos'][number]

const publicationHour = 17

export function videoSteps(): Step[] {
  const { medias, beaute } = sampleVideos
  return [
    categoryStep('categories', medias.categories),
    videoStep('videos', 'categories', 'reportages', medias.videos),
    categoryStep('categories-beaute', beaute.categories),
    videoStep('videos-beaute', 'categories-beaute', 'beaute-videos', beaute.videos),
  ]
}

function categoryStep(collection: CategorySlug, titles: string[]): Step {
  return {
    name: collection,
    collection,
    isUsed: hasDocuments(collection),
    items: titles.map((title) => ({
      key: slugify(title),
      create: (payload) => payload.create({ collection, data: { title } }),
    })),
  }
}

/** Sample videos play openly licensed films of the Blender studio: each description names its film. */
function videoStep(
  collection: VideoSlug,
  categories: CategorySlug,
  folder: string,
  videos: SampleVideo[],
): Step {
  return stepOf(collection, videos, async (video, number, payload, library) => {
    const { daysAgo, title, film, youtube_url, category } = video
    const description = `Vidéo d'exemple : le lecteur joue « ${film} », un film libre du studio Blender.`
    const thumbnail = await library.add(`${folder}/${number}.jpg`)
    return payload.create({
      collection,
      data: {
        title: french(title),
        description: french(description),
        exemple: true,
        youtube_url,
        thumbnail,
        category: await categoryId(payload, categories, category),
        published_at: instantAgo(daysAgo, publicationHour),
        _status: 'published',
      },
    })
  })
}

async function categoryId(payload: Payload, collection: CategorySlug, slug: string | undefined) {
  if (slug === undefined) return null
  const { docs } = await payload.find({ collection, where: { slug: { equals: slug } }, limit: 1 })
  return docs[0]?.id ?? null
}
