import type { Route } from 'next'
import type { Course } from '@/lib/backend/schemas'
import { contactUrl } from '@/lib/site/contact-url'
import { absoluteUrl } from '@/lib/site/urls'
import { signUpMessage } from './copy'

/** The list of courses. */
export const coursesPath = '/beaute#formations' as Route

/** A course's page. */
export function coursePath({ slug }: Pick<Course, 'slug'>): Route {
  return `/beaute/formations/${encodeURIComponent(slug)}` as Route
}

/** The whole address of a course's page, to be shared. */
export function courseUrl(course: Pick<Course, 'slug'>): string {
  return absoluteUrl(coursePath(course))
}

/** The WhatsApp link that signs up: its message names the course and its page. */
export function signUpUrl(course: Pick<Course, 'slug' | 'title'>): string {
  return contactUrl('formations', signUpMessage(course.title), coursePath(course))
}
