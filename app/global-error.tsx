'use client'

import { MessagePage } from '@/components/layout/message-page'
import { buttonStyles } from '@/components/ui/button-styles'
import './globals.css'

/** The last resort: the layout itself broke. */
export default function GlobalErrorPage({ reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="fr">
      <body>
        <title>Un instant…</title>
        <main>
          <MessagePage
            title="Un instant…"
            text="Le site n’a pas pu s’afficher. Réessayez dans quelques secondes."
          >
            <button type="button" className={buttonStyles.brand} onClick={reset}>
              Réessayer
            </button>
          </MessagePage>
        </main>
      </body>
    </html>
  )
}
