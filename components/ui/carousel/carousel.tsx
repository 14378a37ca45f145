import { Children, type ReactNode } from 'react'
import { CarouselMotion } from './carousel.client'
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

/**
 * A looping carousel (R16) that is a plain strip to scroll in the server HTML: 1.2 slides wide,
 * 2.2 from 768 px. The library arrives when the strip comes near and changes nothing of its look.
 */
export function Carousel({ label, delay, gap, children }: Props) {
  const slides = Children.toArray(children)
  return (
    <CarouselMotion label={label} delay={delay} gap={gap}>
      {slides.map((slide, index) => (
        <li key={index} className="swiper-slide" aria-label={`${index + 1} sur ${slides.length}`}>
          {slide}
        </li>
      ))}
    </CarouselMotion>
  )
}
