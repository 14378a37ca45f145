'use client'

import { useEffect, useState } from 'react'

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
  // Not what a child's effect asks for right now: that awaits the next page.
  const [id] = useState(awaited)
  useEffect(() => {
    if (id === undefined) return
    document.getElementById(id)?.focus({ preventScroll: true })
    if (awaited === id) awaited = undefined
  }, [id])
}
