import type { Payload, Where } from 'payload'
import { formerSlugs } from '../fields/public-slugs'
import type { Video, VideosBeaute } from '../payload-types'
import { mediaOf, pictureDetails } from './media'
import { filled, findPublished } from './published'

type Slug = 'videos' | 'videos-beaute'

const categoriesOf = { videos: 'categories', 'videos-beaute': 'categories-beaute' } as const
const latestFirst = ['-published_at', '-id']

export async function readVideos(payload: Payload, slug: Slug, where?: Where) {
  return (await findPublished(payload, slug, latestFirst, where)).map(toVideo)
}

/** The videos of a category, or null when there is no such category. */
export async function readCategory(payload: Payload, slug: Slug, categorySlug: string) {
  const { docs } = await payload.find({
    collection: categoriesOf[slug],
    where: { slug: { equals: categorySlug } },
    limit: 1,
    depth: 0,
  })
  const category = docs[0]
  return category ? readVideos(payload, slug, { category: { equals: category.id } }) : null
}

export function toVideo(video: Video | VideosBeaute) {
  const { thumbnail, published_at, createdAt, updatedAt, exemple, category } = video
  return {
    ...filled(video, ['id', 'title', 'youtube_url', 'description', 'transcription', 'duree']),
    exemple: exemple || undefined,
    thumbnail: mediaOf(thumbnail),
    ...pictureDetails(thumbnail),
    created_at: published_at ?? createdAt,
    updated_at: updatedAt,
    ...categoryOf(category),
  }
}

function categoryOf(category: Video['category'] | VideosBeaute['category']) {
  if (typeof category !== 'object' || !category?.slug) return {}
  return { categorySlug: category.slug, category_former_slugs: formerSlugs(category) }
}
