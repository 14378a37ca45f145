type Click = Pick<MouseEvent, 'target' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** The closest ancestor of the target of a plain primary click that matches; undefined for any other click. */
export function closestOnUnmodifiedClick(
  { target, button, metaKey, ctrlKey, shiftKey, altKey }: Click,
  selector: string,
): HTMLElement | undefined {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined
  return (target instanceof Element && target.closest<HTMLElement>(selector)) || undefined
}
