import type { Route } from 'next'
import { MessagePage } from '@/components/layout/message-page'
import { buttonStyles } from '@/components/ui/button-styles'
import { IntentLink } from '@/components/ui/intent-link'
import { destinationCopy } from '@/lib/destinations/copy'
import { destinationPath, destinations } from '@/lib/destinations/destinations'

/** Shown when there is no such destination. */
export function DestinationNotFound() {
  return (
    <MessagePage title={destinationCopy.notFound} text={destinationCopy.notFoundText}>
      <IntentLink href="/voyage#destinations" className={buttonStyles.brand}>
        {destinationCopy.backToList}
      </IntentLink>
      {destinations.map((destination) => (
        <IntentLink
          key={destination.slug}
          href={destinationPath(destination) as Route}
          className={buttonStyles.outline}
        >
          {destination.name}
        </IntentLink>
      ))}
    </MessagePage>
  )
}
