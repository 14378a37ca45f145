import Swiper from 'swiper'
import { A11y, Keyboard } from 'swiper/modules'
import { scrolledPhoto } from './scrolled-photo'
import { swipeOptions } from './swipe-options'

/**
 * Creates a swiper that shows one photo at a time, with swipes, arrow keys and rewind.
 * It begins at the photo to which the list was scrolled.
 * @param onChange called with the index of the active photo
 */
export function createPhotoSlider(element: HTMLElement, onChange: (index: number) => void): Swiper {
  const initialSlide = scrolledPhoto(element)
  element.scrollTo({ left: 0, behavior: 'instant' })
  return new Swiper(element, {
    ...swipeOptions,
    initialSlide,
    modules: [A11y, Keyboard],
    rewind: true,
    keyboard: { enabled: true },
    a11y: { slideRole: '', slideLabelMessage: '' },
    on: { slideChange: ({ activeIndex }) => onChange(activeIndex) },
  })
}
