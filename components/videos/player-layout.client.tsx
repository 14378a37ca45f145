'use client'

import { useSelectedLayoutSegment } from 'next/navigation'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { playerIds } from './player-ids'

/** The layout of the player routes, which stays: on each change it shows the player and focuses its title. */
export function PlayerLayout({ children }: { children: ReactNode }) {
  const video = useSelectedLayoutSegment()
  const previous = useRef(video)
  // Before the browser paints: a slow phone would show the end of the new page first.
  useLayoutEffect(() => {
    if (previous.current === video) return
    previous.current = video
    document.getElementById(playerIds.title)?.focus({ preventScroll: true })
    const player = document.getElementById(playerIds.player)
    // A sticky player would scroll to where the page has it. What arrives ends a smooth scroll early.
    if (player && isCutAtTop(player)) player.scrollIntoView({ behavior: 'instant' })
  }, [video])
  return children
}

/** Whether an element is above the viewport or behind the header, for which `scroll-padding` is. */
function isCutAtTop(element: HTMLElement): boolean {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement)
  return element.getBoundingClientRect().top < Number.parseFloat(scrollPaddingTop)
}
