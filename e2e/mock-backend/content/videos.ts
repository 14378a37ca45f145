import { dayAfter } from '../../../contract/formatting/dates'
import type { ContentOptions, MockVideo } from '../types'
import { picture } from './media-paths'
import rows from './videos.json' with { type: 'json' }

/** Every form of address that names a video. */
const urlForms = [
  (id: string) => `https://youtu.be/${id}`,
  (id: string) => `https://www.youtube.com/watch?v=${id}`,
  (id: string) => `https://www.youtube.com/embed/${id}`,
  (id: string) => `https://www.youtube.com/watch?t=12&v=${id}`,
]

const categories = ['documentaires', 'portraits', 'histoires']

/** The id of the n-th video, in the form that players accept. */
export function youtubeId(series: string, index: number): string {
  return `${series}${String(index + 1).padStart(11 - series.length, '0')}`
}

function video(
  series: string,
  title: string,
  index: number,
  { base, today }: ContentOptions,
): MockVideo {
  const form = urlForms[index % urlForms.length]
  const thumbnail = picture(`${series}-${index + 1}`, 640, 360)
  return {
    id: index + 1,
    title,
    youtube_url: form ? form(youtubeId(series, index)) : '',
    thumbnail: index % 3 === 1 ? `${base}${thumbnail}` : thumbnail,
    created_at: `${dayAfter(today, -5 * index - 1)}T10:00:00+01:00`,
  }
}

/** Sixteen videos, the newest first; the fifth is a sample, the last one belongs to no category. */
export function mediaVideos(options: ContentOptions): MockVideo[] {
  return rows.medias.map((title, index) => ({
    ...video('medias', title, index, options),
    ...(index === 4 && rows.sample),
    ...(index < rows.medias.length - 1 && { categorySlug: categories[index % categories.length] }),
  }))
}

/** Ten beauty videos in two categories. */
export function beautyVideos(options: ContentOptions): MockVideo[] {
  return rows.beaute.map((title, index) => ({
    ...video('beaute', title, index, options),
    categorySlug: index % 2 === 0 ? 'soins' : 'coiffure',
  }))
}
