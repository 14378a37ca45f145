import { cache } from 'react'
import { findItem } from '@/lib/backend/find-item'
import { loadList } from '@/lib/backend/load'
import { courseSchema } from '@/lib/backend/schemas'
import { readablePosters } from '@/lib/images/readable-posters'

/** All courses, in the backend's order. */
export const getCourses = cache(async () => {
  const loaded = await loadList('courses', courseSchema)
  return 'data' in loaded ? { ...loaded, data: await readablePosters(loaded.data) } : loaded
})

/** One course by its slug, or by a former one. */
export const getCourse = (slug: string) => findItem(slug, getCourses)
