'use client'

import { ErrorMessage } from '@/components/layout/error-message.client'
import { errorCopy } from './copy'

/** The error boundary of pages. */
export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  return (
    <main id="contenu">
      <ErrorMessage {...errorCopy} reset={reset} />
    </main>
  )
}
