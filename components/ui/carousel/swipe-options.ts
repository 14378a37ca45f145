import { A11y, Keyboard } from 'swiper/modules'
import { takeScrolledSlide } from './scrolled-photo'

/** What all swipers have: swipes and arrow keys. They begin where the list was scrolled to. */
export const swiperOptions = (list: HTMLElement) => ({
  initialSlide: takeScrolledSlide(list),
  // A slow swipe counts from a fifth of a slide on, not from half a slide, however long it takes.
  longSwipesRatio: 0.2,
  modules: [A11y, Keyboard],
  // The server HTML labels the slides, without counting duplicates.
  a11y: { slideRole: '', slideLabelMessage: '' },
})
