'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { housesCopy } from '@/lib/houses/copy'

const statusId = 'nombre-de-maisons'
/** Whether a choice has been made, whose houses are still to come. */
let isExpected = false

/** Says what a choice has found. Apart from the houses: only the change of an element that stays is announced. */
export function HouseCountStatus() {
  return <p id={statusId} role="status" className="sr-only" />
}

/** Takes note that the next view is that of a choice; empties the status, so that even the same text is announced. */
export function expectChoice(): void {
  isExpected = true
  setHouseCountStatus('')
}

/** Announces the `count` of houses if a choice led to this view; for a component that mounts with it. */
export function useChoiceStatus(count: number | undefined): void {
  const announce = useEffectEvent(() => {
    setHouseCountStatus(isExpected && count !== undefined ? housesCopy.found(count) : '')
    isExpected = false
  })
  useEffect(() => announce(), [])
}

/** Sets what is announced; empty, nothing is. React leaves the text alone, as it has rendered none. */
export function setHouseCountStatus(text: string): void {
  const status = document.getElementById(statusId)
  if (status) status.textContent = text
}

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
