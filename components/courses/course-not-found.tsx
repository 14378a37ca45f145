import { MessagePage } from '@/components/layout/message-page'
import { buttonStyles } from '@/components/ui/button-styles'
import { IntentLink } from '@/components/ui/intent-link'
import { coursesCopy } from '@/lib/courses/copy'
import { coursesPath } from '@/lib/courses/urls'

/** Shown when there is no such course, or when it cannot be loaded. */
export function CourseNotFound() {
  return (
    <MessagePage title={coursesCopy.notFound} text={coursesCopy.notFoundText}>
      <IntentLink href={coursesPath} className={buttonStyles.brand}>
        {coursesCopy.all}
      </IntentLink>
    </MessagePage>
  )
}
