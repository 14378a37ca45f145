'use client'

import { useEffect, useRef } from 'react'
import { onceNearViewport } from '../once-near-viewport'
import { prefersReducedMotion } from '../visitor-preferences'

/** Duration of the animation, in milliseconds. */
const duration = 2000

/** With the narrow space of French between thousands. */
const shown = (figure: number) => figure.toLocaleString('fr-FR')

/** A number that counts up from 0 once it is seen (A39); the server HTML contains the number, and so does paper. */
export function Counter({ value }: { value: number }) {
  const figure = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const element = figure.current
    if (!element || prefersReducedMotion()) return
    let stop = () => {}
    const print = (progress: number) => {
      element.textContent = shown(Math.round(value * (1 - (1 - progress) ** 3)))
    }
    const startAnimation = () => {
      stop = onEachFrame(duration, print)
    }
    stop = onceSplashEnds(() => {
      stop = onceNearViewport(element, startAnimation, '0px')
    })
    return () => {
      stop()
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

/**
 * Calls back on each frame during a time.
 * @param milliseconds how long, from the first frame on
 * @param callback gets the elapsed part, 0 to 1
 * @returns a function that stops
 */
function onEachFrame(milliseconds: number, callback: (progress: number) => void): () => void {
  let start: number | undefined
  let frame = requestAnimationFrame(function step(now) {
    start ??= now
    const progress = Math.min((now - start) / milliseconds, 1)
    callback(progress)
    if (progress < 1) frame = requestAnimationFrame(step)
  })
  return () => cancelAnimationFrame(frame)
}

/**
 * Calls back once the splash no longer covers the page: at once when it does not show.
 * @returns a function that cancels the call
 */
function onceSplashEnds(callback: () => void): () => void {
  let isCancelled = false
  const animations = document.querySelector('.splash')?.getAnimations() ?? []
  // A splash that is skipped loses its animation, whose promise is then rejected.
  void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => {
    if (!isCancelled) callback()
  })
  return () => (isCancelled = true)
}
