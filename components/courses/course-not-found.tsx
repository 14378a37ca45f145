import { MessagePage } from '@/components/layout/message-page'
import { buttonStyles } from '@/components/ui/button-styles'
import { IntentLink } from '@/components/ui/intent-link.client'
import { coursesCopy } from '@/lib/courses/copy'
import { coursesPath } from '@/lib/events/urls'

/** A course's place when there is none, or none that could be loaded (A10). */
export function CourseNotFound() {
  return (
    <MessagePage title={coursesCopy.missing} text={coursesCopy.missingText}>
      <IntentLink href={coursesPath} className={buttonStyles.brand}>
        {coursesCopy.all}
      </IntentLink>
    </MessagePage>
  )
}
