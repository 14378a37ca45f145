import Swiper from 'swiper'
import { A11y, Keyboard } from 'swiper/modules'
import { takeScrolledSlide } from './scrolled-photo'
import { swipeOptions } from './swipe-options'

/**
 * Creates a swiper that shows one photo at a time, with swipes, arrow keys and rewind.
 * It begins at the photo to which the list was scrolled.
 * @param onChange called with the index of the active photo
 */
export function createPhotoSlider(element: HTMLElement, onChange: (index: number) => void): Swiper {
  return new Swiper(element, {
    ...swipeOptions,
    initialSlide: takeScrolledSlide(element),
    modules: [A11y, Keyboard],
    rewind: true,
    keyboard: { enabled: true },
    a11y: { slideRole: '', slideLabelMessage: '' },
    on: { slideChange: ({ activeIndex }) => onChange(activeIndex) },
  })
}
