import { MessagePage } from '@/components/layout/message-page'
import { buttonStyles } from '@/components/ui/button-styles'
import { IntentLink } from '@/components/ui/intent-link'
import { eventsCopy } from '@/lib/events/copy'
import { eventsPath } from '@/lib/events/urls'

/** Shown when there is no such event, or when it cannot be loaded. */
export function EventNotFound() {
  return (
    <MessagePage title={eventsCopy.notFound} text={eventsCopy.notFoundText}>
      <IntentLink href={eventsPath} className={buttonStyles.brand}>
        {eventsCopy.all}
      </IntentLink>
    </MessagePage>
  )
}
