import Swiper from 'swiper'
import { A11y, Keyboard } from 'swiper/modules'
import { takeScrolledSlide } from './scrolled-photo'
import { swipeOptions } from './swipe-options'

export { startAutoplay } from './autoplay'

/** Creates a swiper that loops, with swipes and arrow keys. It begins where the list was scrolled to. */
export function createSwiper(element: HTMLElement): Swiper {
  let focused: Element | null = null
  const swiper = new Swiper(element, {
    ...swipeOptions,
    initialSlide: takeScrolledSlide(element),
    modules: [A11y, Keyboard],
    slidesPerView: 'auto',
    // The gap is the margin of the slides, which swiper includes in their width.
    spaceBetween: 0,
    loop: true,
    keyboard: { enabled: true, onlyInViewport: true },
    // The server HTML labels the slides, without counting duplicates.
    a11y: { slideRole: '', slideLabelMessage: '' },
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

/**
 * With `slidesPerView: 'auto'` swiper updates itself whenever a picture has loaded, which ends a drag;
 * the width of the slides depends on CSS alone.
 */
function ignoreLoadedPictures(swiper: Swiper & { onLoad?: EventListener }): void {
  if (!swiper.onLoad) return
  for (const type of ['load', 'error']) {
    swiper.el.removeEventListener(type, swiper.onLoad, { capture: true })
  }
}
