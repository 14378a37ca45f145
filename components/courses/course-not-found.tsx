import { MessagePage } from '@/components/layout/message-page'
import { buttonStyles } from '@/components/ui/button-styles'
import { IntentLink } from '@/components/ui/intent-link.client'
import { coursesContent } from '@/lib/courses/copy'
import { coursesPath } from '@/lib/events/urls'

/** A course's place when there is none, or none that could be loaded (A10). */
export function CourseMissing() {
  return (
    <MessagePage title={coursesContent.missing} text={coursesContent.missingText}>
      <IntentLink href={coursesPath} className={buttonStyles.brand}>
        {coursesContent.all}
      </IntentLink>
    </MessagePage>
  )
}
