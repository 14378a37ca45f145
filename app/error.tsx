'use client'

import { MessagePage } from '@/components/site/message-page'
import { buttonStyles } from '@/components/ui/button-styles'
import { IntentLink } from '@/components/ui/intent-link.client'

/** What a visitor reads when a page breaks. */
export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  return (
    <main id="contenu">
      <MessagePage
        title="Un instant…"
        text="Cette page n’a pas pu s’afficher. Réessayez, ou revenez à l’accueil."
      >
        <button type="button" className={buttonStyles.brand} onClick={reset}>
          Réessayer
        </button>
        <IntentLink href="/" className={buttonStyles.quiet}>
          Accueil
        </IntentLink>
      </MessagePage>
    </main>
  )
}
