'use client'

import { toast, useDocumentEvents } from '@payloadcms/ui'
import { useEffect } from 'react'
import { send } from './request'

const id = 'site-notice'
const pendingMs = 700
const failingMs = 20_000

/** The change of which was said how the site took it: none from before this visit. */
let known = -1
let isShown = false

type Answer = { state: string; changes: number; warning: string | null }

/** Asks after each save or change of a list how the site took it, and shows a toast once until the site knows. */
export function SiteNoticeToast({ changes }: { changes: number }) {
  const { mostRecentUpdate } = useDocumentEvents()

  useEffect(() => {
    if (known < 0) known = changes
    if (changes === known && !mostRecentUpdate && !isShown) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const ended = new AbortController()

    async function ask() {
      const { signal } = ended
      // Null when the back-office itself does not answer.
      const answer = (await send<Answer>('etat-du-site', { signal })).data
      if (signal.aborted) return
      if (answer?.warning && known !== answer.changes) {
        known = answer.changes
        isShown = true
        toast.warning(answer.warning, { id, duration: Infinity })
      }
      if (answer && !answer.warning && answer.state !== 'pending') {
        toast.dismiss(id)
        isShown = false
      }
      if (answer?.state === 'pending') timer = setTimeout(() => void ask(), pendingMs)
      else if (!answer || answer.warning) timer = setTimeout(() => void ask(), failingMs)
    }
    void ask()

    return () => {
      ended.abort()
      clearTimeout(timer)
    }
  }, [changes, mostRecentUpdate])

  return null
}
