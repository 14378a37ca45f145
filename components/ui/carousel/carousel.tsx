import { Children, type ReactNode } from 'react'
import { CarouselEnhancer } from './carousel.client'
import { carouselCopy } from './copy'
import './carousel.css'

type Props = {
  /** The accessible name of the region. */
  label: string
  /** Time between two slides, in milliseconds. */
  delay: number
  /** Space between slides, in pixels. */
  gap: 6 | 10
  children: ReactNode
}

/** Fewer slides are duplicated, because they do not fill a loop that shows 2.2 at once. */
const minSlidesForLoop = 4

/**
 * A looping carousel, in the server HTML a scrollable list that shows 1.2 slides, 2.2 from 768 px.
 * The library is loaded near the viewport and does not change the layout.
 */
export function Carousel({ label, delay, gap, children }: Props) {
  const slides = Children.toArray(children)
  const duplicates = slides.length > 1 && slides.length < minSlidesForLoop && (
    <>
      {slides.map((slide, index) => (
        <li key={index} className="swiper-slide" data-copy aria-hidden="true">
          {slide}
        </li>
      ))}
    </>
  )
  return (
    <CarouselEnhancer label={label} delay={delay} gap={gap} duplicates={duplicates || undefined}>
      {slides.map((slide, index) => (
        <li
          key={index}
          className="swiper-slide"
          aria-label={carouselCopy.slideLabel(index + 1, slides.length)}
        >
          {slide}
        </li>
      ))}
    </CarouselEnhancer>
  )
}
