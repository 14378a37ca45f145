import { cache } from 'react'
import { findBySlug, loadList } from '@/lib/backend/load'
import { courseSchema } from '@/lib/backend/schemas'
import { withReadablePosters } from '@/lib/images/readable-posters'

/** All courses, in the backend's order. */
export const getCourses = cache(async () =>
  withReadablePosters(await loadList('courses', courseSchema)),
)

/** One course by its slug, or by a former one. */
export const getCourse = (slug: string) => findBySlug(slug, getCourses)
