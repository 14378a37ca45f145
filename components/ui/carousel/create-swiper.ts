import Swiper from 'swiper'
import { swiperOptions } from './swipe-options'

export { startAutoplay } from './autoplay'

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
