'use client'

import { MessagePage } from '@/components/layout/message-page'
import { buttonStyles } from '@/components/ui/button-styles'
import { globalErrorCopy } from './copy'
import './globals.css'

/** The error boundary of the root layout. */
export default function GlobalErrorPage({ reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="fr">
      <body>
        <title>{globalErrorCopy.title}</title>
        <main>
          <MessagePage title={globalErrorCopy.title} text={globalErrorCopy.text}>
            <button type="button" className={buttonStyles.brand} onClick={reset}>
              {globalErrorCopy.retry}
            </button>
          </MessagePage>
        </main>
      </body>
    </html>
  )
}
