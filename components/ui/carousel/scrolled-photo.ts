/** The index of the photo in view, in a list that is scrolled by one list's width per photo. */
export function scrolledPhoto(list: Element): number {
  return Math.round(list.scrollLeft / list.clientWidth)
}

/** Scrolls such a list to the next photo, or to the previous one; from the last to the first. */
export function scrollByPhoto(list: Element, step: 1 | -1, count: number): void {
  const index = (scrolledPhoto(list) + step + count) % count
  list.scrollTo({ left: index * list.clientWidth })
}

/** The index of the slide to which a list was scrolled, which swiper moves from now on: it scrolls no longer. */
export function takeScrolledSlide(list: Element): number {
  const [first, second] = list.querySelectorAll<HTMLElement>('.swiper-slide')
  const index = first && second ? list.scrollLeft / (second.offsetLeft - first.offsetLeft) : 0
  list.scrollTo({ left: 0, behavior: 'instant' })
  return Math.round(index)
}
