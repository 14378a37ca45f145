'use client'

import { useEffect } from 'react'

/** Renews the session for one more while, as Payload's own pages do. */
export function RenewSession() {
  useEffect(() => {
    // A session that has ended leads to the sign-in with the next page.
    void fetch('/cms/owners/refresh-token', { method: 'POST' }).catch(() => null)
  }, [])
  return null
}
