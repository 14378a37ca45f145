'use client'

import { ErrorMessage } from '@/components/layout/error-message.client'
import { globalErrorCopy } from './copy'
import './globals.css'

/** The error boundary of the root layout. */
export default function GlobalErrorPage() {
  return (
    <html lang="fr">
      <body>
        <title>{globalErrorCopy.title}</title>
        <main>
          <ErrorMessage {...globalErrorCopy} />
        </main>
      </body>
    </html>
  )
}
