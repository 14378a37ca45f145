'use client'

import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import type Swiper from 'swiper'
import { onceNearViewport } from '../once-near-viewport'
import { prefersReducedMotion } from '../visitor-preferences'
import { CarouselControls } from './carousel-controls'
import type { createSwiper } from './create-swiper'

type Props = {
  label: string
  delay: number
  gap: number
  /** Slides that only a moving carousel needs: the server HTML has each once. */
  copies?: ReactNode
  children: ReactNode
}

/** Makes a strip of server-rendered slides move: the one place that uses swiper. */
export function CarouselEnhancer({ label, delay, gap, copies, children }: Props) {
  const strip = useRef<HTMLDivElement>(null)
  const [create, setCreate] = useState<typeof createSwiper>()
  const [swiper, setSwiper] = useState<Swiper | null>(null)
  const [paused, setPaused] = useState(false)

  useEffect(() => {
    let gone = false
    const forget = strip.current
      ? onceNearViewport(strip.current, async () => {
          const library = await import('./create-swiper')
          if (!gone) setCreate(() => library.createSwiper)
        })
      : undefined
    return () => {
      gone = true
      forget?.()
    }
  }, [])

  // The copies are in place by now: they are rendered with the library.
  useEffect(() => {
    const element = strip.current
    if (!element || !create) return
    for (const link of element.querySelectorAll<HTMLElement>('[data-copy] a')) link.tabIndex = -1
    const made = create(element, { delay: prefersReducedMotion() ? undefined : delay })
    setSwiper(made)
    setPaused(!made.autoplay.running)
    return () => {
      made.destroy()
    }
  }, [create, delay])

  const toggle = () => {
    if (paused) swiper?.autoplay.start()
    else swiper?.autoplay.stop()
    setPaused(!paused)
  }

  return (
    <section
      aria-roledescription="carrousel"
      aria-label={label}
      className="carousel"
      data-moving={swiper !== null}
      style={{ '--gap': `${gap}px` } as CSSProperties}
      onFocus={() => swiper?.autoplay.stop()}
      onBlur={() => !paused && swiper?.autoplay.start()}
    >
      {/* Until the library moves it, the strip is scrolled, by keyboard too. */}
      <div ref={strip} className="swiper" tabIndex={swiper ? undefined : 0}>
        <ul className="swiper-wrapper">
          {children}
          {create && copies}
        </ul>
      </div>
      <CarouselControls
        ready={swiper !== null}
        paused={paused}
        onPrevious={() => swiper?.slidePrev()}
        onNext={() => swiper?.slideNext()}
        onToggle={toggle}
      />
    </section>
  )
}
