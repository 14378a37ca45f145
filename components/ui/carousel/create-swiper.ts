import Swiper from 'swiper'
import { A11y, Autoplay, Keyboard } from 'swiper/modules'

type Options = {
  /** Time between two slides, in milliseconds; undefined disables autoplay. */
  delay: number | undefined
}

/** Creates a swiper that loops, with autoplay, swipes and arrow keys. */
export function createSwiper(element: HTMLElement, { delay }: Options): Swiper {
  let focused: Element | null = null
  return new Swiper(element, {
    modules: [A11y, Autoplay, Keyboard],
    slidesPerView: 'auto',
    // The gap is the margin of the slides, which swiper includes in their width.
    spaceBetween: 0,
    loop: true,
    keyboard: { enabled: true, onlyInViewport: true },
    autoplay: delay !== undefined && {
      delay,
      pauseOnMouseEnter: true,
      disableOnInteraction: false,
    },
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
}
