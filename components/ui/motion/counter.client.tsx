'use client'

import { useEffect, useRef } from 'react'
import { onceNearViewport } from '../once-near-viewport'
import { prefersReducedMotion } from '../visitor-preferences'

/** Duration of the animation, in milliseconds. */
const duration = 2000

/** A number that counts up from 0 when it becomes visible; the server HTML contains the number. */
export function Counter({ value }: { value: number }) {
  const figure = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const element = figure.current
    if (!element || prefersReducedMotion()) return
    let frame = 0
    const animate = () => {
      const start = performance.now()
      const step = (now: number) => {
        const progress = Math.min((now - start) / duration, 1)
        element.textContent = String(Math.round(value * (1 - (1 - progress) ** 3)))
        if (progress < 1) frame = requestAnimationFrame(step)
      }
      frame = requestAnimationFrame(step)
    }
    const stopObserving = onceNearViewport(element, animate, '0px')
    return () => {
      stopObserving()
      cancelAnimationFrame(frame)
      element.textContent = String(value)
    }
  }, [value])
  return (
    <>
      <span className="sr-only">{value}</span>
      <span ref={figure} aria-hidden="true" className="tabular-nums">
        {value}
      </span>
    </>
  )
}
