'use client'

import { useEffect } from 'react'

/** For browsers that do not name the theme of the device in their requests: takes it from them, as Payload does. */
export function SystemTheme() {
  useEffect(() => {
    const { matches } = window.matchMedia('(prefers-color-scheme: dark)')
    document.documentElement.dataset.theme = matches ? 'dark' : 'light'
  }, [])
  return null
}

/** Renews the session for one more while, as Payload's own pages do. */
export function RenewSession() {
  useEffect(() => {
    // A session that has ended leads to the sign-in with the next page.
    void fetch('/cms/owners/refresh-token', { method: 'POST' }).catch(() => null)
  }, [])
  return null
}
