import type { Payload } from 'payload'
import { slugify } from '../fields/slugify'
import {
  beautyCategories,
  beautyVideos,
  descriptionOf,
  mediaCategories,
  mediaVideos,
  youtubeUrl,
} from './content/videos'
import { instantAgo } from './days'
import { hasDocuments, type Step, stepOf } from './run-step'
import { french } from './typography'

type CategorySlug = 'categories' | 'categories-beaute'
type VideoSlug = 'videos' | 'videos-beaute'

const publicationHour = 17

export function videoSteps(): Step[] {
  return [
    categoryStep('categories', mediaCategories),
    videoStep('videos', 'categories', 'reportages', mediaVideos),
    categoryStep('categories-beaute', beautyCategories),
    videoStep('videos-beaute', 'categories-beaute', 'beaute-videos', beautyVideos),
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

function videoStep(
  collection: VideoSlug,
  categories: CategorySlug,
  folder: string,
  videos: typeof mediaVideos,
): Step {
  return stepOf(collection, videos, async (video, number, payload, library) => {
    const [daysAgo, film, title, category] = video
    const thumbnail = await library.add(`${folder}/${number}.jpg`)
    return payload.create({
      collection,
      data: {
        title: french(title),
        description: french(descriptionOf(film)),
        exemple: true,
        youtube_url: youtubeUrl(film, Number(number) - 1),
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
