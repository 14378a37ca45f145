'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/** Every change of pathname begins at the top, Back included (R10, A29); an anchor keeps its place. */
export function ScrollToTop() {
  const pathname = usePathname()
  const previous = useRef(pathname)
  useEffect(() => {
    // The browser's own restoration would come after ours; it is wanted for a reload only.
    const restore = (how: ScrollRestoration) => () => (window.history.scrollRestoration = how)
    const [byUs, byBrowser] = [restore('manual'), restore('auto')]
    byUs()
    window.addEventListener('pageshow', byUs)
    window.addEventListener('pagehide', byBrowser)
    return () => {
      window.removeEventListener('pageshow', byUs)
      window.removeEventListener('pagehide', byBrowser)
    }
  }, [])
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    if (!window.location.hash) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [pathname])
  return null
}
