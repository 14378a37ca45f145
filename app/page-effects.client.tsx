'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { OfflineNotice } from '@/components/offline/offline-notice.client'
import { ServiceWorkerRegistration } from '@/components/offline/service-worker-registration.client'
import { ErrorBoundary } from '@/components/ui/error-boundary.client'
import { NewTabHint } from '@/components/ui/external-link'
import { isPlaceOnLaterPage, notedPlace } from '@/components/ui/paged-list/list-place'
import { notePreviousEntries } from '@/components/ui/previous-entry'
import { restoreRootAttributes } from '@/components/ui/scripting'
import { prefersReducedData } from '@/components/ui/visitor-preferences'
import './data-saver.css'

/** Independent of each other. */
const effects = [ScrollToTop, DataSaver, ServiceWorkerRegistration, OfflineNotice]

/** What runs on every page. One component, because React's payload names each of them in every page. */
export function PageEffects() {
  useLayoutEffect(restoreRootAttributes, [])
  useEffect(notePreviousEntries, [])
  return (
    <>
      <NewTabHint />
      {effects.map((Effect, index) => (
        <ErrorBoundary key={index}>
          <Effect />
        </ErrorBoundary>
      ))}
    </>
  )
}

/** Scrolls to the top on every change of pathname, Back included, unless the URL has a hash or a place in a list. */
function ScrollToTop() {
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

/** Reduces the data use of every page for visitors who save data. */
function DataSaver() {
  const pathname = usePathname()
  useEffect(() => {
    if (prefersReducedData()) reduceDataUse()
  }, [pathname])
  return null
}

/** Lazy pictures not requested yet load at one pixel per CSS pixel; lazy frames are hidden (data-saver.css). */
function reduceDataUse(): void {
  document.documentElement.dataset.lowData = ''
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) {
    if (picture.currentSrc) continue
    const sizes = `${Math.ceil(picture.width / devicePixelRatio)}px`
    picture.sizes = sizes
    for (const source of picture.parentElement?.querySelectorAll(':scope > source') ?? [])
      source.setAttribute('sizes', sizes)
  }
}
