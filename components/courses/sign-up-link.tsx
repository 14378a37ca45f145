import { ExternalLink } from '@/components/ui/external-link'
import type { Course } from '@/lib/backend/schemas'
import { coursesCopy, signUpMessage } from '@/lib/courses/copy'
import { isFull } from '@/lib/courses/facts'
import { coursePath } from '@/lib/courses/urls'
import { contactUrl } from '@/lib/site/contact-url'

type Props = { course: Course; phone: string; className?: string }

/** «S’inscrire», or that it is full, with the title of the course for screen readers. */
export function SignUpLink({ course, phone, className = '' }: Props) {
  const full = isFull(course)
  return (
    <ExternalLink
      href={contactUrl(phone, signUpMessage(course.title, full), coursePath(course))}
      className={`button button-whatsapp ${className}`}
    >
      <span>{full ? coursesCopy.waitingList : coursesCopy.signUp}</span>
      <span className="sr-only">{coursesCopy.signUpTo + course.title}</span>
    </ExternalLink>
  )
}
