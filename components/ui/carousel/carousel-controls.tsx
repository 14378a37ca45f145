import type Swiper from 'swiper'
import { NextIcon, PauseIcon, PlayIcon, PreviousIcon } from '../icons'
import { carouselCopy } from './copy'

type Props = {
  /** Until there is one the controls keep their place, unseen. */
  swiper: Swiper | null
  slides: number
  /** The slide in front, from 0. */
  position: number
  paused: boolean
  /** Without them, phones have a dot for each slide. */
  hasArrowsOnPhones: boolean
  onToggle: () => void
}

/** Previous and next, and pause, which WCAG 2.2.2 requires. */
export function CarouselControls({ swiper, paused, onToggle, ...props }: Props) {
  const arrow = `button-round ${props.hasArrowsOnPhones ? '' : 'max-md:hidden'}`
  return (
    <div
      className={`no-js:hidden pr-gutter mt-5 flex justify-end gap-3 ${swiper ? '' : 'invisible'}`}
    >
      {!props.hasArrowsOnPhones && (
        <div className="mr-auto flex items-center md:hidden">
          {Array.from({ length: props.slides }, (_, slide) => (
            <button
              key={slide}
              type="button"
              className="carousel-dot"
              aria-current={slide === props.position ? 'true' : undefined}
              onClick={() => swiper?.slideToLoop(slide)}
            >
              <span className="sr-only">{carouselCopy.showSlide(slide + 1, props.slides)}</span>
            </button>
          ))}
        </div>
      )}
      <button type="button" className="button-round" onClick={onToggle}>
        {paused ? <PlayIcon /> : <PauseIcon />}
        <span className="sr-only">{paused ? carouselCopy.resume : carouselCopy.pause}</span>
      </button>
      <button type="button" className={arrow} onClick={() => swiper?.slidePrev()}>
        <PreviousIcon />
        <span className="sr-only">{carouselCopy.previousSlide}</span>
      </button>
      <button type="button" className={arrow} onClick={() => swiper?.slideNext()}>
        <NextIcon />
        <span className="sr-only">{carouselCopy.nextSlide}</span>
      </button>
    </div>
  )
}
