/** The attribute by which the list finds the element of an item; `index` is its position in the whole list, from 0. */
export function listItem(index: number) {
  return { 'data-item': index }
}

/** Focuses the link of an item. */
export function focusListItem(index: number): void {
  const item = document.querySelector(`[data-item="${index}"]`)
  item?.querySelector('a')?.focus({ preventScroll: true })
}
