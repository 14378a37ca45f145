import { Children, type ReactNode } from 'react'
import { CarouselEnhancer } from './carousel.client'
import './carousel.css'

type Props = {
  /** Names the region for those who do not see it. */
  label: string
  /** Time between two slides, in milliseconds. */
  delay: number
  /** Space between slides, in pixels (A20). */
  gap: 6 | 10
  children: ReactNode
}

/** Fewer slides than this do not fill a loop that shows 2.2: the series then follows itself (A21). */
const enough = 4

/**
 * A looping carousel (R16) that is a plain strip to scroll in the server HTML: 1.2 slides wide,
 * 2.2 from 768 px. The library arrives when the strip comes near and changes nothing of its look.
 */
export function Carousel({ label, delay, gap, children }: Props) {
  const slides = Children.toArray(children)
  const copies = slides.length > 1 && slides.length < enough && (
    <>
      {slides.map((slide, index) => (
        <li key={index} className="swiper-slide" data-copy aria-hidden="true">
          {slide}
        </li>
      ))}
    </>
  )
  return (
    <CarouselEnhancer label={label} delay={delay} gap={gap} copies={copies || undefined}>
      {slides.map((slide, index) => (
        <li key={index} className="swiper-slide" aria-label={`${index + 1} sur ${slides.length}`}>
          {slide}
        </li>
      ))}
    </CarouselEnhancer>
  )
}
