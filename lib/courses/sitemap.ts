import type { Course } from '@/lib/backend/schemas'
import { publicationDate } from '@/lib/dates/publication-date'
import { isRoutableSlug } from '@/lib/http/path-segments'
import { sitemapEntry } from '@/lib/seo/sitemap-entry'
import { coursePath } from './urls'

/** The pages of courses, each with its poster; later instants than `now` are not believed. */
export function courseSitemapEntries(courses: readonly Course[], now: Date) {
  return courses
    .filter(({ slug }) => isRoutableSlug(slug))
    .map((course) =>
      sitemapEntry(
        coursePath(course),
        [course.poster?.href],
        publicationDate(course.updatedAt, now),
      ),
    )
}
