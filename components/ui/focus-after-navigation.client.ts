'use client'

import { useEffect, useState } from 'react'

let pendingFocusId: string | undefined

/** Sets the id of the element that gets the focus after the next navigation, which replaces the focused one. */
export function focusAfterNavigation(id: string): void {
  pendingFocusId = id
}

/** Focuses that element; for a component that mounts on navigation. */
export function useFocusAfterNavigation(): void {
  // Read at first render: an effect of a child may set the id for the following navigation.
  const [id] = useState(pendingFocusId)
  useEffect(() => {
    if (id === undefined) return
    document.getElementById(id)?.focus({ preventScroll: true })
    if (pendingFocusId === id) pendingFocusId = undefined
  }, [id])
}
