'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { onceNearViewport } from '../once-near-viewport'
import { prefersReducedData, prefersReducedMotion } from '../visitor-preferences'

type Props = { children: ReactNode; className?: string }

/**
 * Lets a block rise as it is scrolled to: the one place that uses framer-motion. The block is
 * there in the server HTML and stays visible when the library is not wanted or never arrives.
 */
export function Reveal({ children, className }: Props) {
  const block = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = block.current
    if (!element || prefersReducedMotion() || prefersReducedData()) return
    let stop: (() => void) | undefined
    const forget = onceNearViewport(element, async () => {
      const { animate } = await import('framer-motion/dom/mini')
      if (element.getBoundingClientRect().top < window.innerHeight) return
      element.style.opacity = '0'
      const rise = { opacity: [0, 1], transform: ['translateY(24px)', 'none'] }
      stop = onceNearViewport(element, () => void animate(element, rise, { duration: 0.6 }), '0px')
    })
    return () => {
      forget()
      stop?.()
      element.style.opacity = ''
    }
  }, [])
  return (
    <div ref={block} className={className}>
      {children}
    </div>
  )
}
