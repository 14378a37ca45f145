'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { isPlaceOnLaterPage, notedPlace } from '@/components/ui/paged-list/list-place'

/** Scrolls to the top on every change of pathname, Back included, unless the URL has a hash or a place in a list. */
export function ScrollToTop() {
  const pathname = usePathname()
  const previous = useRef(pathname)
  useEffect(() => {
    // The browser would restore the position later than this; it may for a reload only.
    const setManual = () => (window.history.scrollRestoration = 'manual')
    const setAuto = () =>
      (window.history.scrollRestoration = isPlaceOnLaterPage() ? 'manual' : 'auto')
    setManual()
    const listening = new AbortController()
    window.addEventListener('pageshow', setManual, { signal: listening.signal })
    window.addEventListener('pagehide', setAuto, { signal: listening.signal })
    return () => listening.abort()
  }, [])
  // With the page itself: later it would take a visitor back who has moved on already.
  useLayoutEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    // A list in pages returns to the place that its history entry notes.
    if (!window.location.hash && !notedPlace()) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [pathname])
  return null
}
