'use client'

import { useEffect, useRef, useState } from 'react'
import type Swiper from 'swiper'
import { lastCandidate } from '@/lib/images/src-set'
import { NextIcon, PreviousIcon } from '../icons'
import { carouselCopy, photoSliderCopy } from './copy'
import './carousel.css'

type Props = {
  /** The accessible name of the region, and with a number that of each photo. */
  label: string
  /** The `srcset` of each. */
  photos: readonly string[]
  /** What the last one is, where it is no photo; it is written on it. */
  last?: string | undefined
}

/** Photos one at a time, with a counter and arrows; a scrollable list until swiper is loaded. */
export function PhotoSlider({ label, photos, last }: Props) {
  const containerRef = useRef<HTMLDivElement>(null)
  const [swiper, setSwiper] = useState<Swiper | null>(null)
  const [index, setIndex] = useState(0)
  const several = photos.length > 1
  const nameOf = (position: number) => (photos[position + 1] ? undefined : last)

  useEffect(() => {
    const element = containerRef.current
    if (!element || !several) return
    let instance: Swiper | undefined
    let unmounted = false
    import('./create-photo-slider').then(
      ({ createPhotoSlider }) => {
        if (unmounted) return
        instance = createPhotoSlider(element, setIndex)
        setSwiper(instance)
      },
      // Without the library the list stays scrollable.
      () => undefined,
    )
    return () => {
      unmounted = true
      instance?.destroy()
    }
  }, [several])

  const move = (step: 1 | -1) => {
    if (swiper) swiper[step > 0 ? 'slideNext' : 'slidePrev']()
    else if (containerRef.current) scrollByPhoto(containerRef.current, step, photos.length)
  }

  return (
    <section
      aria-roledescription={carouselCopy.role}
      aria-label={label}
      className="carousel carousel-single"
      data-moving={swiper !== null}
    >
      <div
        ref={containerRef}
        className="swiper rounded-card"
        // Without a tab index the list would lose the focus it may have when swiper arrives.
        tabIndex={several ? (swiper ? -1 : 0) : undefined}
        onScroll={({ currentTarget }) => {
          const isScrolledByHand = !currentTarget.matches('.swiper-initialized')
          if (isScrolledByHand) setIndex(scrolledPhoto(currentTarget))
        }}
      >
        <ul className="swiper-wrapper">
          {photos.map((srcSet, position) => (
            <li
              key={position}
              data-name={nameOf(position)}
              className="swiper-slide bg-ground aspect-4/3 max-h-[85dvh] min-h-0 in-[dialog]:max-h-[55dvh]"
            >
              <img
                src={lastCandidate(srcSet)}
                srcSet={srcSet}
                sizes="(min-width: 930px) 850px, 90vw"
                alt={photoSliderCopy.alt(label, position + 1, nameOf(position))}
                width={1200}
                height={800}
                loading={position ? 'lazy' : undefined}
                decoding="async"
                draggable={false}
                className="h-full w-full object-contain"
              />
            </li>
          ))}
        </ul>
      </div>
      {several && (
        <div className="no-js:hidden mt-3 grid grid-cols-[2.75rem_1fr_2.75rem] items-center">
          <button type="button" className="button-round" onClick={() => move(-1)}>
            <PreviousIcon />
            <span className="sr-only">{photoSliderCopy.previous}</span>
          </button>
          <p aria-live="polite" className="tabular-figures text-center">
            {photoSliderCopy.position(index + 1, photos.length, nameOf(index))}
          </p>
          <button type="button" className="button-round" onClick={() => move(1)}>
            <NextIcon />
            <span className="sr-only">{photoSliderCopy.next}</span>
          </button>
        </div>
      )}
    </section>
  )
}

/** The index of the photo in view, in a list that is scrolled by one list's width per photo. */
const scrolledPhoto = (list: Element): number => Math.round(list.scrollLeft / list.clientWidth)

/** Scrolls such a list to the next photo, or to the previous one; from the last to the first. */
export function scrollByPhoto(list: Element, step: 1 | -1, count: number): void {
  const index = (scrolledPhoto(list) + step + count) % count
  list.scrollTo({ left: index * list.clientWidth })
}
