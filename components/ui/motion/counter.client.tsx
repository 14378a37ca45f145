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
    let stop = () => {}
    const print = (progress: number) => {
      element.textContent = shown(Math.round(value * (1 - (1 - progress) ** 3)))
    }
    const startAnimation = () => {
      stop = onEachStep(print)
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

/** Calls back at once and on each step with the elapsed part, 0 to 1; returns a function that stops. */
function onEachStep(callback: (progress: number) => void): () => void {
  const start = performance.now()
  callback(0)
  const timer = setInterval(() => {
    const progress = Math.min((performance.now() - start) / duration, 1)
    callback(progress)
    if (progress === 1) clearInterval(timer)
  }, stepDuration)
  return () => clearInterval(timer)
}

/** Calls back once the splash, if it shows, no longer covers the page; returns a function that cancels the call. */
function onceSplashEnds(callback: () => void): () => void {
  let isCancelled = false
  const animations = document.querySelector('.splash')?.getAnimations() ?? []
  // A splash that is skipped loses its animation, whose promise is then rejected.
  void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => {
    if (!isCancelled) callback()
  })
  return () => (isCancelled = true)
}
