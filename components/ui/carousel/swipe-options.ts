import { A11y, Keyboard } from 'swiper/modules'

/** What all swipers have: swipes and arrow keys. They begin where the list was scrolled to. */
export const swiperOptions = (list: HTMLElement) => ({
  initialSlide: takeScrolledSlide(list),
  // A slow swipe counts from a fifth of a slide on, not from half a slide, however long it takes.
  longSwipesRatio: 0.2,
  modules: [A11y, Keyboard],
  // The server HTML labels the slides, without counting duplicates.
  a11y: { slideRole: '', slideLabelMessage: '' },
})

/** The index of the slide to which a list was scrolled, which swiper moves from now on: it scrolls no longer. */
function takeScrolledSlide(list: Element): number {
  const [first, second] = list.querySelectorAll<HTMLElement>('.swiper-slide')
  const index = first && second ? list.scrollLeft / (second.offsetLeft - first.offsetLeft) : 0
  list.scrollTo({ left: 0, behavior: 'instant' })
  return Math.round(index)
}
