'use client'

import type { ReactNode } from 'react'
import { onceNearViewport } from '../once-near-viewport'
import { prefersReducedMotion } from '../visitor-preferences'

/** Fades a block in when it is scrolled to. Until then it is visible: a page may be captured without scrolling. */
export function Reveal({ children }: { children: ReactNode }) {
  return <div ref={fadeIn}>{children}</div>
}

function fadeIn(block: HTMLElement | null) {
  if (!block || prefersReducedMotion()) return undefined
  const stopping = new AbortController()
  const { signal } = stopping
  const keyframes = { opacity: [0, 1], transform: ['translateY(24px)', 'none'] }
  const start = () => void block.animate(keyframes, { duration: 600, easing: 'ease-out' })
  const observe = () => {
    if (block.getBoundingClientRect().top < window.innerHeight) return
    // A little before it is seen, so that it does not flash.
    signal.addEventListener('abort', onceNearViewport(block, start, '8% 0px'))
  }
  addEventListener('scroll', observe, { once: true, signal })
  return () => stopping.abort()
}
