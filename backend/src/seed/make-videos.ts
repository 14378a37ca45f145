import type { Payload } from 'payload'
import { slugify } from '../fields/slugify'
import {
  addressOf,
  BEAUTY_CATEGORIES,
  BEAUTY_VIDEOS,
  MEDIA_CATEGORIES,
  REPORTAGES,
  titleOf,
} from './content/videos'
import { instantAgo } from './days'
import { french } from './french'
import { twoDigits } from './number'
import { holdsSomething, type Step } from './run-step'

type CategorySlug = 'categories' | 'categories-beaute'
type VideoSlug = 'videos' | 'videos-beaute'

const HOUR = 17

export function videoSteps(): Step[] {
  return [
    categoryStep('categories', MEDIA_CATEGORIES),
    videoStep('videos', 'categories', 'reportages', REPORTAGES),
    categoryStep('categories-beaute', BEAUTY_CATEGORIES),
    videoStep('videos-beaute', 'categories-beaute', 'beaute-videos', BEAUTY_VIDEOS),
  ]
}

function categoryStep(collection: CategorySlug, titles: string[]): Step {
  return {
    name: collection,
    collection,
    isUsed: holdsSomething(collection),
    items: titles.map((title) => ({
      key: slugify(title),
      create: async (payload) => {
        return payload.create({ collection, data: { title } })
      },
    })),
  }
}

function videoStep(
  collection: VideoSlug,
  categories: CategorySlug,
  folder: string,
  videos: typeof REPORTAGES,
): Step {
  return {
    name: collection,
    collection,
    isUsed: holdsSomething(collection),
    items: videos.map(([daysAgo, film, title, category], index) => ({
      key: twoDigits(index + 1),
      create: async (payload, library) => {
        const thumbnail = await library.add(`${folder}/${twoDigits(index + 1)}.jpg`)
        return payload.create({
          collection,
          data: {
            title: french(titleOf(film, title)),
            youtube_url: addressOf(film, index),
            thumbnail,
            category: await categoryId(payload, categories, category),
            published_at: instantAgo(daysAgo, HOUR),
            _status: 'published',
          },
        })
      },
    })),
  }
}

async function categoryId(payload: Payload, collection: CategorySlug, slug: string | undefined) {
  if (slug === undefined) return null
  const { docs } = await payload.find({ collection, where: { slug: { equals: slug } }, limit: 1 })
  return docs[0]?.id ?? null
}
