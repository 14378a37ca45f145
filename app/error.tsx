'use client'

import { MessagePage } from '@/components/layout/message-page'
import { buttonStyles } from '@/components/ui/button-styles'
import { errorCopy } from './copy'

/** The error boundary of pages. */
export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  return (
    <main id="contenu">
      <MessagePage title={errorCopy.title} text={errorCopy.text}>
        <button type="button" className={buttonStyles.brand} onClick={reset}>
          {errorCopy.retry}
        </button>
        {/* eslint-disable-next-line @next/next/no-html-link-for-pages -- a full load, because the client state may be the cause of the error */}
        <a href="/" className={buttonStyles.outline}>
          {errorCopy.home}
        </a>
      </MessagePage>
    </main>
  )
}
