'use client'

import { useSelectedLayoutSegment } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { playerIds } from './player-ids'

/**
 * Brings the player into view and focuses its title on every change of video, Back included. For the
 * layout of the player routes, which stays while their pages replace each other.
 */
export function FocusOnVideoChange() {
  const video = useSelectedLayoutSegment()
  const previous = useRef(video)
  useEffect(() => {
    if (previous.current === video) return
    previous.current = video
    document.getElementById(playerIds.title)?.focus({ preventScroll: true })
    const player = document.getElementById(playerIds.player)
    // A sticky player would scroll to where the page has it. What arrives ends a smooth scroll early.
    if (player && isCutAtTop(player)) player.scrollIntoView({ behavior: 'instant' })
  }, [video])
  return null
}

/** Whether an element is above the viewport or behind the header, for which `scroll-padding` is. */
function isCutAtTop(element: HTMLElement): boolean {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement)
  return element.getBoundingClientRect().top < Number.parseFloat(scrollPaddingTop)
}
