'use client'

import { useState } from 'react'
import { ErrorMessage } from '@/components/layout/error-message.client'
import { pageId } from '@/components/layout/shown-page'
import { globalErrorCopy } from './copy'
import './globals.css'

/** The error boundary of the root layout: the document stays as it is, without its scripts, as in error.tsx. */
export default function GlobalErrorPage() {
  const [shown] = useState(() =>
    document.querySelector(`#${pageId} h1`)
      ? { title: document.title, html: document.body.innerHTML }
      : undefined,
  )
  return (
    <html lang="fr">
      <title>{shown?.title ?? globalErrorCopy.title}</title>
      {shown ? (
        <body dangerouslySetInnerHTML={{ __html: shown.html }} />
      ) : (
        <body>
          <main>
            <ErrorMessage {...globalErrorCopy} />
          </main>
        </body>
      )}
    </html>
  )
}
