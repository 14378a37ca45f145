'use client'

import type { ReactNode } from 'react'
import { onceNearViewport } from '../once-near-viewport'
import { prefersReducedData, prefersReducedMotion } from '../visitor-preferences'

/**
 * Fades a block in when it is scrolled to: the only component that uses framer-motion. The block is
 * in the server HTML and stays visible without the library.
 */
export function Reveal({ children }: { children: ReactNode }) {
  return <div ref={fadeIn}>{children}</div>
}

function fadeIn(block: HTMLElement | null) {
  if (!block || prefersReducedMotion() || prefersReducedData()) return undefined
  let stopObservingBlock: (() => void) | undefined
  const stopObserving = onceNearViewport(block, async () => {
    const { animate } = await import('framer-motion/dom/mini')
    if (block.getBoundingClientRect().top < window.innerHeight) return
    block.style.opacity = '0'
    const keyframes = { opacity: [0, 1], transform: ['translateY(24px)', 'none'] }
    const start = () => void animate(block, keyframes, { duration: 0.6 })
    stopObservingBlock = onceNearViewport(block, start, '0px')
  })
  return () => {
    stopObserving()
    stopObservingBlock?.()
    block.style.opacity = ''
  }
}
