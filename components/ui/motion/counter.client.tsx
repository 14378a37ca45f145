'use client'

import { useEffect, useRef } from 'react'
import { onceNearViewport } from '../once-near-viewport'
import { prefersReducedMotion } from '../visitor-preferences'

/** Duration of the animation and of one of its steps, in milliseconds: each step is a layout of the page. */
const duration = 2000
const stepDuration = 100

/** With the narrow space of French between thousands. */
const shown = (figure: number) => figure.toLocaleString('fr-FR')

/** A number that counts up from 0 once it is seen (A39); the server HTML contains the number, and so does paper. */
export function Counter({ value }: { value: number }) {
  const figure = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const element = figure.current
    if (!element || prefersReducedMotion()) return
    const ending = new AbortController()
    void countUp(element, value, ending.signal)
    return () => {
      ending.abort()
      element.textContent = shown(value)
    }
  }, [value])
  return (
    <>
      <span className="sr-only print:not-sr-only">{shown(value)}</span>
      <span ref={figure} aria-hidden="true" className="tabular-figures print:hidden">
        {shown(value)}
      </span>
    </>
  )
}

/** Counts once the splash, if it shows, no longer covers the page, and the element is seen. */
async function countUp(element: Element, value: number, signal: AbortSignal): Promise<void> {
  const animations = document.querySelector('.splash')?.getAnimations() ?? []
  // A splash that is skipped loses its animation, whose promise is then rejected.
  await Promise.allSettled(animations.map(({ finished }) => finished))
  if (signal.aborted) return
  const count = () => {
    const start = performance.now()
    const step = () => {
      const progress = Math.min((performance.now() - start) / duration, 1)
      element.textContent = shown(Math.round(value * (1 - (1 - progress) ** 3)))
      if (progress === 1) clearInterval(timer)
    }
    const timer = setInterval(step, stepDuration)
    step()
    signal.addEventListener('abort', () => clearInterval(timer))
  }
  signal.addEventListener('abort', onceNearViewport(element, count, '0px'))
}
