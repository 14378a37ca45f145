import type { ReactNode } from 'react'
import { universeLayout } from '../universe-layout'
import { travelHeaderLinks } from './copy'

/** The theme and the header of Voyage. */
export default function VoyageLayout({ children }: { children: ReactNode }) {
  return universeLayout({
    area: 'voyage',
    theme: 'lagoon',
    children,
    links: travelHeaderLinks,
  })
}
