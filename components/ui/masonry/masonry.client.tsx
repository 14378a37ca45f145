'use client'

import type { ReactNode } from 'react'
import MasonryLibrary from 'react-masonry-css'
import { useBrowserValue } from '../use-browser-value.client'
import { moveFocusInOrder } from './move-focus'

/** Columns by maximum viewport width in pixels, inclusive. */
const columns = { default: 4, 1023: 2, 719: 1 }

/** Elements that end a column before hydration; see masonry.css. */
const breaks = [1, 2, 3].map((key) => <div key={key} className="masonry-break" aria-hidden />)

/**
 * The only component that uses react-masonry-css. The server renders one column, in order; after
 * hydration the library distributes the children over the columns.
 */
export function MasonryColumns({ children }: { children: ReactNode }) {
  const distributed = useBrowserValue(() => true, false)
  return (
    <MasonryLibrary
      breakpointCols={distributed ? columns : 1}
      className="masonry"
      columnClassName="masonry-column"
      data-distributed={distributed}
      role="list"
      onKeyDown={moveFocusInOrder}
    >
      {distributed ? null : breaks}
      {children}
    </MasonryLibrary>
  )
}
