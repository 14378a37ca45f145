'use client'

import { useLayoutEffect } from 'react'
import type { PagedSource } from '@/lib/pagination/pages'
import { notedPlace, notePlace } from './list-place'
import { keyOf, listStore } from './list-store'

/** Milliseconds without scrolling after which the place is noted where `scrollend` is unknown. */
const restMs = 200

/** Returns to the same place of the same items on Back, Forward and a reload; any other visit begins anew. */
export function KeepListPlace({ source }: { source: PagedSource }) {
  const key = keyOf(source)
  useLayoutEffect(() => {
    const { pathname } = location
    const store = listStore(source)
    const isLeft = new AbortController()
    const { signal } = isLeft
    let timer = 0
    const note = () => {
      // On Back the URL changes before this page is removed.
      if (location.pathname !== pathname) return
      const { last } = store.getState()
      notePlace({ list: key, first: source.page, last, top: window.scrollY })
    }
    const noteSoon = () => {
      clearTimeout(timer)
      timer = window.setTimeout(note, restMs)
    }
    const place = notedPlace()
    if (place?.list === key) void restore(place.last, place.top)
    else store.reset()
    window.addEventListener('scroll', noteSoon, { passive: true, signal })
    window.addEventListener('scrollend', note, { signal })
    window.addEventListener('pagehide', note, { signal })
    // Before the router follows a link.
    document.addEventListener('click', note, { capture: true, signal })

    async function restore(last: number, top: number): Promise<void> {
      const isMoved = new AbortController()
      for (const event of ['wheel', 'touchmove', 'keydown']) {
        const options = { passive: true, signal: isMoved.signal }
        window.addEventListener(event, () => isMoved.abort(), options)
      }
      if (store.getState().last < last) {
        await store.showThrough(last)
        // Painted before the page scrolls: in one frame the footer would count as shifted.
        await nextFrame()
        await nextFrame()
      }
      if (!signal.aborted && !isMoved.signal.aborted) window.scrollTo({ top, behavior: 'instant' })
      isMoved.abort()
    }

    return () => {
      clearTimeout(timer)
      isLeft.abort()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the key stands for the source
  }, [key])
  return null
}

function nextFrame(): Promise<number> {
  return new Promise(requestAnimationFrame)
}
