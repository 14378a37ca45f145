'use client'

import type { ReactNode } from 'react'
import { onceNearViewport } from '../once-near-viewport'
import { prefersReducedData, prefersReducedMotion } from '../visitor-preferences'

/** Fades a block in when it is scrolled to; until framer-motion has come, it is visible. */
export function Reveal({ children }: { children: ReactNode }) {
  return <div ref={fadeIn}>{children}</div>
}

function fadeIn(block: HTMLElement | null) {
  if (!block || prefersReducedMotion() || prefersReducedData()) return undefined
  const stopping = new AbortController()
  const { signal } = stopping
  const keyframes = { opacity: [0, 1], transform: ['translateY(24px)', 'none'] }
  const observe = async () => {
    const { animate } = await import('framer-motion/dom/mini')
    if (signal.aborted || block.getBoundingClientRect().top < window.innerHeight) return
    const start = () => void animate(block, keyframes, { duration: 0.6 })
    // A little before it is seen, so that it does not flash.
    signal.addEventListener('abort', onceNearViewport(block, start, '8% 0px'))
  }
  const onScroll = () => void observe().catch(() => undefined)
  addEventListener('scroll', onScroll, { once: true, signal })
  return () => stopping.abort()
}
