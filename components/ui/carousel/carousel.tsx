import { Children, type ReactNode } from 'react'
import { CarouselEnhancer } from './carousel.client'
import './carousel.css'

type Props = {
  /** The accessible name of the region. */
  label: string
  /** Time between two slides, in milliseconds. */
  delay: number
  /** Space between slides, in pixels. */
  gap: 6 | 10
  /** Not on the home page (R29). */
  hasArrowsOnPhones?: boolean
  children: ReactNode
}

/**
 * A looping carousel, in the server HTML a scrollable list that shows 1.2 slides, 2.2 from 768 px.
 * The library is loaded near the viewport and does not change the layout.
 */
export function Carousel({ hasArrowsOnPhones = true, children, ...props }: Props) {
  const slides = Children.toArray(children)
  return <CarouselEnhancer {...props} {...{ hasArrowsOnPhones, slides }} />
}
