import type { KeyboardEvent } from 'react'

/**
 * On Tab, moves the focus in the order of the children, which the library distributes over columns: the
 * n-th child is the n-th of the first row. Past an end the browser goes on outside the list.
 */
export function moveFocusInOrder(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return
  const columns = [...event.currentTarget.children]
  const rows = Math.max(...columns.map((column) => column.childElementCount))
  const rowAt = (row: number) => columns.flatMap((column) => focusable(column.children[row]))
  const inOrder = Array.from({ length: rows }, (_, row) => rowAt(row)).flat()
  const position = inOrder.findIndex((element) => element === event.target)
  if (position === -1) return
  const next = inOrder[position + (event.shiftKey ? -1 : 1)]
  if (next) event.preventDefault()
  // The browser goes on from what has the focus: from the end of the document's own order.
  const last = focusable(event.currentTarget).at(event.shiftKey ? 0 : -1)
  ;(next ?? last)?.focus({ preventScroll: !next })
}

function focusable(element: Element | undefined): HTMLElement[] {
  return [...(element?.querySelectorAll<HTMLElement>('a, button') ?? [])]
}
