import { MessagePage } from '@/components/site/message-page'
import { buttonStyles } from '@/components/ui/button-styles'
import { IntentLink } from '@/components/ui/intent-link.client'
import { coursesContent } from '@/lib/content/courses'
import { coursesPath } from '@/lib/paths'

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
