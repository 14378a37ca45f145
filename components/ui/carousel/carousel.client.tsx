'use client'

import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import type Swiper from 'swiper'
import { wantsStillness } from '@/lib/low-data'
import { whenNear } from '../when-near'
import { CarouselControls } from './carousel-controls'

type Props = { label: string; delay: number; gap: number; children: ReactNode }

/** Makes a strip of server-rendered slides move: the one place that uses swiper. */
export function CarouselMotion({ label, delay, gap, children }: Props) {
  const strip = useRef<HTMLDivElement>(null)
  const [swiper, setSwiper] = useState<Swiper | null>(null)
  const [paused, setPaused] = useState(false)

  useEffect(() => {
    const element = strip.current
    if (!element) return
    let made: Swiper | undefined
    let gone = false
    const forget = whenNear(element, async () => {
      const { createSwiper } = await import('./create-swiper')
      if (gone) return
      made = createSwiper(element, { delay: wantsStillness() ? undefined : delay })
      setSwiper(made)
      setPaused(!made.autoplay.running)
    })
    return () => {
      gone = true
      forget()
      made?.destroy()
    }
  }, [delay])

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
        <ul className="swiper-wrapper">{children}</ul>
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
