'use client'

import { ErrorMessage } from '@/components/layout/error-message.client'
import { globalErrorCopy } from './copy'
import './globals.css'

/** The error boundary of the root layout. */
export default function GlobalErrorPage({ reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="fr">
      <body>
        <title>{globalErrorCopy.title}</title>
        <main>
          <ErrorMessage {...globalErrorCopy} reset={reset} />
        </main>
      </body>
    </html>
  )
}
