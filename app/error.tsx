'use client'

import { MessagePage } from '@/components/layout/message-page'
import { buttonStyles } from '@/components/ui/button-styles'

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
        {/* eslint-disable-next-line @next/next/no-html-link-for-pages -- a full load: what is broken may be the client's own state */}
        <a href="/" className={buttonStyles.outline}>
          Accueil
        </a>
      </MessagePage>
    </main>
  )
}
