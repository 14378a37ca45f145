import { buttonStyles } from '@/components/ui/button-styles'
import { ExternalLink } from '@/components/ui/external-link'
import type { Course } from '@/lib/backend/schemas'
import { coursesCopy } from '@/lib/courses/copy'
import { isFull } from '@/lib/courses/facts'
import { signUpUrl } from '@/lib/courses/urls'

type Props = {
  course: Course
  /** The WhatsApp number of courses. */
  phone: string
  className?: string
}

/** «S’inscrire», or that it is full, with the title of the course for screen readers. */
export function SignUpLink({ course, phone, className = '' }: Props) {
  return (
    <ExternalLink
      href={signUpUrl(course, phone)}
      className={`${buttonStyles.whatsapp} ${className}`}
    >
      <span>{isFull(course) ? coursesCopy.waitingList : coursesCopy.signUp}</span>
      <span className="sr-only">{coursesCopy.signUpTo + course.title}</span>
    </ExternalLink>
  )
}
