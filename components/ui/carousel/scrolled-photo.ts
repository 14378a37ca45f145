/** The index of the photo in view, in a list that is scrolled by one list's width per photo. */
export function scrolledPhoto(list: Element): number {
  return Math.round(list.scrollLeft / list.clientWidth)
}

/** Scrolls such a list to the next photo, or to the previous one; from the last to the first. */
export function scrollByPhoto(list: Element, step: 1 | -1, count: number): void {
  const index = (scrolledPhoto(list) + step + count) % count
  list.scrollTo({ left: index * list.clientWidth })
}
