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
