import { buttonStyles } from '@/components/ui/button-styles'
import { ExternalLink } from '@/components/ui/external-link'
import type { Formation } from '@/lib/backend/schemas'
import { coursesContent } from '@/lib/courses/copy'
import { signUpUrl } from '@/lib/courses/urls'

type Props = { course: Formation; className?: string }

/** «S’inscrire», for those who do not see the card: to which course (R104). */
export function SignUpLink({ course, className = '' }: Props) {
  return (
    <ExternalLink href={signUpUrl(course)} className={`${buttonStyles.whatsapp} ${className}`}>
      <span>{coursesContent.signUp}</span>
      <span className="sr-only">{coursesContent.signUpTo + course.title}</span>
    </ExternalLink>
  )
}
