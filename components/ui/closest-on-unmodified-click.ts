import type { MouseEvent } from 'react'

/**
 * The element that a plain click means; undefined for one that asks for a tab or a window, which is
 * the browser's.
 * @param selector what counts, such as `a[data-photo]`
 */
export function closestOnUnmodifiedClick(
  { target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent,
  selector: string,
): HTMLElement | undefined {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined
  return (target instanceof Element && target.closest<HTMLElement>(selector)) || undefined
}
