import type { Course } from '@/lib/backend/schemas'
import { absoluteUrl } from '@/lib/site/urls'

/** The path of the list of courses. */
export const coursesPath = '/beaute#formations'

/** The path of a course's page. */
export function coursePath({ slug }: Pick<Course, 'slug'>): string {
  return `/beaute/formations/${encodeURIComponent(slug)}`
}

/** The absolute URL of a course's page. */
export const courseUrl = (course: Pick<Course, 'slug'>): string => absoluteUrl(coursePath(course))
