'use client'

import { useEffect } from 'react'

let awaited: string | undefined

/**
 * Says which element gets the focus once the next page is there: what the visitor was at is another
 * element then.
 * @param id of the element
 */
export function focusAfterNavigation(id: string): void {
  awaited = id
}

/** For the component that a navigation brings anew: gives the focus to what awaits it. */
export function useFocusAfterNavigation(): void {
  useEffect(() => {
    if (awaited === undefined) return
    document.getElementById(awaited)?.focus({ preventScroll: true })
    awaited = undefined
  }, [])
}
