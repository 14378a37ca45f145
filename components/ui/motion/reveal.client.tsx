'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { onceNearViewport } from '../once-near-viewport'
import { prefersReducedData, prefersReducedMotion } from '../visitor-preferences'

type Props = { children: ReactNode; className?: string }

/**
 * Fades a block in when it is scrolled to: the only component that uses framer-motion. The block is
 * in the server HTML and stays visible without the library.
 */
export function Reveal({ children, className }: Props) {
  const block = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = block.current
    if (!element || prefersReducedMotion() || prefersReducedData()) return
    let stopObservingBlock: (() => void) | undefined
    const stopObserving = onceNearViewport(element, async () => {
      const { animate } = await import('framer-motion/dom/mini')
      if (element.getBoundingClientRect().top < window.innerHeight) return
      element.style.opacity = '0'
      const keyframes = { opacity: [0, 1], transform: ['translateY(24px)', 'none'] }
      stopObservingBlock = onceNearViewport(
        element,
        () => void animate(element, keyframes, { duration: 0.6 }),
        '0px',
      )
    })
    return () => {
      stopObserving()
      stopObservingBlock?.()
      element.style.opacity = ''
    }
  }, [])
  return (
    <div ref={block} className={className}>
      {children}
    </div>
  )
}
