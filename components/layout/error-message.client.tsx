'use client'

import { buttonStyles } from '@/components/ui/button-styles'
import { MessagePage } from './message-page'

type Props = {
  title: string
  text: string
  /** The label of the button that renders the page again. */
  retry: string
  /** The label of the link to the home page, if there is one. */
  home?: string
  reset: () => void
}

/** The message of the error boundaries; part of the root layout's scripts, so that they stay small. */
export function ErrorMessage({ title, text, retry, home, reset }: Props) {
  return (
    <MessagePage title={title} text={text}>
      <button type="button" className={buttonStyles.brand} onClick={reset}>
        {retry}
      </button>
      {home && (
        // oxlint-disable-next-line nextjs/no-html-link-for-pages -- a full load, because the client state may be the cause of the error
        <a href="/" className={buttonStyles.outline}>
          {home}
        </a>
      )}
    </MessagePage>
  )
}
