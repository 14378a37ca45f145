'use client'

import { useEffect, useRef, useState } from 'react'
import type Swiper from 'swiper'
import { imageWidths } from '@/lib/images/image-settings'
import { atWidth } from '@/lib/images/optimizer-width'
import { buttonStyles } from '../button-styles'
import { NextIcon, PreviousIcon } from '../icons'
import './carousel.css'

type Props = {
  /** Names the region, and each photo with its number. */
  label: string
  /** Addresses of the photos, through the optimizer where it may resize them. */
  photos: readonly string[]
}

const widths = imageWidths.filter((width) => width >= 480)

/** Photos one at a time, with pagination and arrows (R132); a strip to scroll without scripts. */
export function PhotoSlider({ label, photos }: Props) {
  const strip = useRef<HTMLDivElement>(null)
  const [swiper, setSwiper] = useState<Swiper | null>(null)
  const [index, setIndex] = useState(0)
  const several = photos.length > 1

  useEffect(() => {
    const element = strip.current
    if (!element || !several) return
    let made: Swiper | undefined
    let gone = false
    import('./create-photo-slider').then(
      ({ createPhotoSlider }) => {
        if (gone) return
        made = createPhotoSlider(element, setIndex)
        setSwiper(made)
      },
      // The strip is scrolled then.
      () => undefined,
    )
    return () => {
      gone = true
      made?.destroy()
    }
  }, [several])

  return (
    <section
      aria-roledescription="carrousel"
      aria-label={label}
      className="carousel carousel-single"
      data-moving={swiper !== null}
    >
      <div
        ref={strip}
        className="swiper rounded-card"
        tabIndex={several && !swiper ? 0 : undefined}
      >
        <ul className="swiper-wrapper">
          {photos.map((photo, at) => (
            <li key={at} className="swiper-slide">
              <img
                src={photo}
                srcSet={srcSetOf(photo)}
                sizes="(min-width: 930px) 850px, 92vw"
                alt={`${label}, photo ${at + 1}`}
                width={1200}
                height={800}
                loading={at === 0 ? undefined : 'lazy'}
                decoding="async"
                draggable={false}
                className="bg-ground aspect-4/3 max-h-[55dvh] w-full object-contain sm:aspect-3/2"
              />
            </li>
          ))}
        </ul>
      </div>
      {several && (
        <div className="no-js:hidden mt-3 flex items-center justify-between gap-3">
          <button type="button" className={buttonStyles.round} onClick={() => swiper?.slidePrev()}>
            <PreviousIcon />
            <span className="sr-only">Photo précédente</span>
          </button>
          <p aria-live="polite" className="tabular-nums">
            Photo {index + 1} sur {photos.length}
          </p>
          <button type="button" className={buttonStyles.round} onClick={() => swiper?.slideNext()}>
            <NextIcon />
            <span className="sr-only">Photo suivante</span>
          </button>
        </div>
      )}
    </section>
  )
}

function srcSetOf(photo: string): string | undefined {
  if (atWidth(photo, 0) === photo) return undefined
  return widths.map((width) => `${atWidth(photo, width)} ${width}w`).join(', ')
}
