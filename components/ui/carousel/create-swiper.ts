import Swiper from 'swiper'
import { swiperOptions } from './swipe-options'

/** Creates a swiper that loops. */
export function createSwiper(element: HTMLElement): Swiper {
  let focused: Element | null = null
  const swiper = new Swiper(element, {
    ...swiperOptions(element),
    slidesPerView: 'auto',
    // The gap is the margin of the slides, which swiper includes in their width.
    spaceBetween: 0,
    loop: true,
    keyboard: { enabled: true, onlyInViewport: true },
    on: {
      // The loop moves slides in the DOM, and a moved element loses the focus.
      beforeLoopFix: () => {
        focused = element.contains(document.activeElement) ? document.activeElement : null
      },
      loopFix: () => {
        if (!(focused instanceof HTMLElement) || focused === document.activeElement) return
        focused.focus({ preventScroll: true })
      },
    },
  })
  ignoreLoadedPictures(swiper)
  return swiper
}

/** With `slidesPerView: 'auto'` a picture that loads updates swiper and ends a drag; CSS alone sets the widths. */
function ignoreLoadedPictures(swiper: Swiper & { onLoad?: EventListener }): void {
  if (!swiper.onLoad) return
  for (const type of ['load', 'error']) {
    swiper.el.removeEventListener(type, swiper.onLoad, { capture: true })
  }
}

/**
 * Moves a carousel to the next slide every `delay` milliseconds, while it is in view, the page visible and no mouse
 * on the slides. The module of swiper asks for every frame.
 * @returns a function that stops
 */
export function startAutoplay(swiper: Swiper, delay: number): () => void {
  const { el } = swiper
  let timer = 0
  const stop = () => clearInterval(timer)
  const start = () => {
    stop()
    timer = window.setInterval(() => {
      const { top, bottom } = el.getBoundingClientRect()
      const isSeen = !document.hidden && bottom > 0 && top < window.innerHeight
      // A screen that was touched stays «hovered».
      const isHovered = matchMedia('(hover: hover)').matches && el.matches(':hover')
      if (isSeen && !isHovered) swiper.slideNext()
    }, delay)
  }
  start()
  swiper.on('sliderFirstMove', stop)
  swiper.on('touchEnd transitionEnd', start)
  return () => {
    stop()
    swiper.off('sliderFirstMove', stop)
    swiper.off('touchEnd transitionEnd', start)
  }
}
