'use client'

import type { KeyboardEvent, ReactNode } from 'react'
import MasonryLibrary from 'react-masonry-css'
import { useBrowserValue } from '../use-browser-value.client'

/** Columns by maximum viewport width in pixels, inclusive. */
const columns = { default: 4, 1023: 2, 719: 1 }

/** Elements that end a column before hydration; see masonry.css. */
const breaks = [1, 2, 3].map((key) => (
  <div key={key} className="masonry-break hidden" aria-hidden />
))

/** The only user of react-masonry-css: one column from the server, which the library distributes after hydration. */
export function MasonryColumns({ children }: { children: ReactNode }) {
  const distributed = useBrowserValue(() => true, false)
  return (
    <MasonryLibrary
      breakpointCols={distributed ? columns : 1}
      className="-ml-(--gap) flex"
      columnClassName="masonry-column min-w-0 pl-(--gap)"
      data-distributed={distributed}
      role="list"
      onKeyDown={moveFocusInOrder}
    >
      {distributed ? null : breaks}
      {children}
    </MasonryLibrary>
  )
}

/** On Tab, moves the focus in the order of the children, row by row. Past an end the browser goes on outside. */
function moveFocusInOrder(event: KeyboardEvent<HTMLElement>): void {
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
