import type { Course } from '@/lib/backend/schemas'
import { isRoutableSlug } from '@/lib/http/path-segments'
import { sitemapEntry } from '@/lib/seo/sitemap-entry'
import { coursePath } from './urls'

/** The pages of courses, each with its poster. */
export function courseSitemapEntries(courses: readonly Course[]) {
  return courses
    .filter(({ slug }) => isRoutableSlug(slug))
    .map((course) => sitemapEntry(coursePath(course), [course.poster?.href]))
}
