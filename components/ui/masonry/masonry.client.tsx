'use client'

import { type ReactNode, useSyncExternalStore } from 'react'
import MasonryLibrary from 'react-masonry-css'

/** The library's widths are inclusive (A19). */
const columns = { default: 4, 1023: 2, 719: 1 }

/** What ends a column of the first paint; see masonry.css. */
const breaks = [1, 2, 3].map((key) => <div key={key} className="masonry-break" aria-hidden />)

/**
 * The one place that uses react-masonry-css. The server renders one column, in order; the library
 * deals the children out once it runs, which on a phone changes nothing at all.
 */
export function MasonryColumns({ children }: { children: ReactNode }) {
  const dealt = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  return (
    <MasonryLibrary
      breakpointCols={dealt ? columns : 1}
      className="masonry"
      columnClassName="masonry-column"
      data-dealt={dealt}
      role="list"
    >
      {dealt ? null : breaks}
      {children}
    </MasonryLibrary>
  )
}

const neverChanges = () => () => undefined
