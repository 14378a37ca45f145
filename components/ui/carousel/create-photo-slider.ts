import Swiper from 'swiper'
import { A11y, Keyboard } from 'swiper/modules'

/**
 * Takes over a strip of photos, one at a time: swipes, arrow keys, and the first after the last.
 * @param onChange called with the index of the photo in front
 */
export function createPhotoSlider(element: HTMLElement, onChange: (index: number) => void): Swiper {
  return new Swiper(element, {
    modules: [A11y, Keyboard],
    rewind: true,
    keyboard: { enabled: true },
    a11y: { slideRole: '', slideLabelMessage: '' },
    on: { slideChange: ({ activeIndex }) => onChange(activeIndex) },
  })
}
