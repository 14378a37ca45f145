'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** What the back-office sends after it has saved a draft: the name is Payload's. */
const savedMessage = 'payload-document-event'

/** Renders the page again when the back-office at `origin`, in whose frame it is, has saved the draft. */
export function RefreshAfterSave({ origin }: { origin: string }) {
  const router = useRouter()
  useEffect(() => {
    const refresh = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== window.parent) return
      const { data } = event
      if (typeof data === 'object' && data && 'type' in data && data.type === savedMessage)
        router.refresh()
    }
    window.addEventListener('message', refresh)
    return () => window.removeEventListener('message', refresh)
  }, [origin, router])
  return null
}
