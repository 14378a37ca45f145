import { cache } from 'react'
import { findItem, type Loaded, loadList } from '@/lib/backend/load'
import { type Course, courseSchema } from '@/lib/backend/schemas'
import { isFormerSlug, isRoutableSlug } from '@/lib/http/path-segments'
import { withReadablePosters } from '@/lib/images/readable-posters'

/** All courses, in the backend's order. */
export const getCourses = cache(async () =>
  withReadablePosters(await loadList('courses', courseSchema)),
)

/** One course by its slug, or by a former one, from the list: the backend has no endpoint for one course. */
export async function getCourse(slug: string): Promise<Loaded<Course>> {
  if (!isRoutableSlug(slug)) return { state: 'notFound' }
  return findItem(
    await getCourses(),
    (course) => course.slug === slug,
    (course) => isFormerSlug(course, slug),
  )
}
