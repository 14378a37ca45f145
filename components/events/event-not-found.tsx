import { MessagePage } from '@/components/layout/message-page'
import { buttonStyles } from '@/components/ui/button-styles'
import { IntentLink } from '@/components/ui/intent-link.client'
import { eventsPath } from '@/lib/events/urls'

export const eventMissing = 'Événement non trouvé.'
export const eventMissingText = 'Le lien est incomplet, ou l’événement a été retiré.'

/** The event's place when there is none, or none that could be loaded (R83). */
export function EventNotFound() {
  return (
    <MessagePage title={eventMissing} text={eventMissingText}>
      <IntentLink href={eventsPath} className={buttonStyles.brand}>
        Tous les événements
      </IntentLink>
    </MessagePage>
  )
}
