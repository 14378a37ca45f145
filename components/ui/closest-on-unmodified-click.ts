type Click = Pick<MouseEvent, 'target' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/**
 * The closest matching ancestor of the target of a plain primary click; undefined for other buttons
 * and for modified clicks, which the browser handles.
 * @param selector such as `a[data-photo]`
 */
export function closestOnUnmodifiedClick(
  { target, button, metaKey, ctrlKey, shiftKey, altKey }: Click,
  selector: string,
): HTMLElement | undefined {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined
  return (target instanceof Element && target.closest<HTMLElement>(selector)) || undefined
}
