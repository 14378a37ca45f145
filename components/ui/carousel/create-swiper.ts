import Swiper from 'swiper'
import { A11y, Autoplay, Keyboard } from 'swiper/modules'

type Options = {
  /** Time between two slides, in milliseconds; none for visitors who want no motion. */
  delay: number | undefined
}

/** Takes over a strip of slides: loops, moves by itself, answers swipes and arrow keys, in French. */
export function createSwiper(element: HTMLElement, { delay }: Options): Swiper {
  let focused: Element | null = null
  return new Swiper(element, {
    modules: [A11y, Autoplay, Keyboard],
    slidesPerView: 'auto',
    // The gap is the slides' own margin, which swiper reads with their width.
    spaceBetween: 0,
    loop: true,
    keyboard: { enabled: true, onlyInViewport: true },
    autoplay: delay !== undefined && {
      delay,
      pauseOnMouseEnter: true,
      disableOnInteraction: false,
    },
    // The slides name themselves in the server HTML, copies not counted.
    a11y: { slideRole: '', slideLabelMessage: '' },
    on: {
      // The loop moves slides in the document, and what is moved loses the focus.
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
