import type { Course } from '@/lib/backend/schemas'
import { signUpMessage } from './copy'
import { absoluteUrl, coursePath } from '@/lib/events/urls'
import { settings } from '@/lib/site/settings'
import { whatsappUrl } from '@/lib/site/whatsapp'
import { fromPage } from '@/lib/site/contact-url'

/** The whole address of a course's page, to be shared (R103, A32). */
export function courseUrl(course: Pick<Course, 'slug'>): string {
  return absoluteUrl(coursePath(course))
}

/** The WhatsApp link that signs up: its message names the course and its page (R104). */
export function signUpUrl(course: Course): string {
  const message = fromPage(signUpMessage(course.title), coursePath(course))
  return whatsappUrl(settings.whatsapp.formations, message)
}
