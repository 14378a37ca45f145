import Swiper from 'swiper'
import { swiperOptions } from './swipe-options'

/** Creates a swiper of one photo at a time, with rewind; `onChange` gets the index of the active photo. */
export function createPhotoSlider(element: HTMLElement, onChange: (index: number) => void): Swiper {
  return new Swiper(element, {
    ...swiperOptions(element),
    rewind: true,
    keyboard: { enabled: true },
    on: { slideChange: ({ activeIndex }) => onChange(activeIndex) },
  })
}
