import type { Course } from '@/lib/backend/schemas'
import { contactUrl } from '@/lib/site/contact-url'
import { absoluteUrl } from '@/lib/site/urls'
import { signUpMessage } from './copy'
import { isFull } from './facts'

/** The path of the list of courses. */
export const coursesPath = '/beaute#formations'

/** The path of a course's page. */
export function coursePath({ slug }: Pick<Course, 'slug'>): string {
  return `/beaute/formations/${encodeURIComponent(slug)}`
}

/** The absolute URL of a course's page. */
export function courseUrl(course: Pick<Course, 'slug'>): string {
  return absoluteUrl(coursePath(course))
}

/**
 * The WhatsApp link that signs up, or asks for the waiting list; its message contains the course's title and URL.
 * @param phone the number of courses
 */
export function signUpUrl(course: Course, phone: string): string {
  return contactUrl(phone, signUpMessage(course.title, isFull(course)), coursePath(course))
}
