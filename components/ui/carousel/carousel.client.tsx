'use client'

import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import type Swiper from 'swiper'
import { onceNearViewport } from '../once-near-viewport'
import { prefersReducedMotion } from '../visitor-preferences'
import { CarouselControls } from './carousel-controls'
import { carouselCopy } from './copy'
import './carousel.css'

type Props = {
  label: string
  /** Time between two slides, in milliseconds. */
  delay: number
  /** Space between slides, in pixels. */
  gap: 6 | 10
  /** Not on the home page (R29). */
  hasArrowsOnPhones?: boolean
  children: readonly ReactNode[]
}

/** Fewer slides are duplicated, because they do not fill a loop that shows 2.2 at once. */
const minSlidesForLoop = 4

/** The Tab key skips the links of a duplicate from the moment it is in the page. */
function skipLinks(slide: HTMLElement | null) {
  for (const link of slide?.querySelectorAll('a') ?? []) link.tabIndex = -1
}

/** A looping carousel, without swiper a scrollable list. Swiper is loaded near the viewport and changes no layout. */
export function Carousel({ label, delay, gap, hasArrowsOnPhones = true, children }: Props) {
  const containerRef = useRef<HTMLDivElement>(null)
  const [library, setLibrary] = useState<typeof import('./create-swiper')>()
  const [swiper, setSwiper] = useState<Swiper | null>(null)
  const [paused, setPaused] = useState(false)
  const [focused, setFocused] = useState(false)
  const [position, setPosition] = useState(0)
  /** Scrollable with the keyboard: until swiper is loaded, and as long as the focus is on it. */
  const [isTabStop, setIsTabStop] = useState(true)

  const slideCount = children.length
  const hasSeveral = slideCount > 1

  useEffect(() => {
    if (!containerRef.current || !hasSeveral) return
    return onceNearViewport(containerRef.current, async () => {
      setLibrary(await import('./create-swiper'))
    })
  }, [hasSeveral])

  // The duplicates are rendered in the same commit that sets `library`.
  useEffect(() => {
    const element = containerRef.current
    if (!element || !library) return
    const instance = library.createSwiper(element)
    const notePosition = () => setPosition(instance.realIndex % slideCount)
    notePosition()
    instance.on('realIndexChange', notePosition)
    setSwiper(instance)
    setPaused(prefersReducedMotion())
    setIsTabStop(document.activeElement === element)
    return () => {
      instance.destroy()
    }
  }, [library, slideCount])

  useEffect(() => {
    if (!library || !swiper || paused || focused) return
    return library.startAutoplay(swiper, delay)
  }, [library, swiper, paused, focused, delay])

  // Not in the server HTML.
  const copies = library && hasSeveral && slideCount < minSlidesForLoop ? children : []
  const toggle = () => {
    setPaused(!paused)
    // Pressed, the button has the focus.
    setFocused(false)
  }

  return (
    <section
      aria-roledescription={carouselCopy.role}
      aria-label={label}
      className="carousel"
      data-moving={swiper !== null}
      style={{ '--gap': `${gap}px` } as CSSProperties}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div
        ref={containerRef}
        className="swiper"
        tabIndex={isTabStop && hasSeveral ? 0 : undefined}
        onBlur={() => setIsTabStop(swiper === null)}
      >
        <ul className="swiper-wrapper">
          {[...children, ...copies].map((slide, index) => (
            <li
              key={index}
              className="swiper-slide"
              {...(index < slideCount
                ? { 'aria-label': carouselCopy.slideLabel(index + 1, slideCount) }
                : { 'data-copy': true, 'aria-hidden': true, ref: skipLinks })}
            >
              {slide}
            </li>
          ))}
        </ul>
      </div>
      {hasSeveral && (
        <CarouselControls
          {...{ swiper, position, paused, hasArrowsOnPhones }}
          slides={slideCount}
          onToggle={toggle}
        />
      )}
    </section>
  )
}
