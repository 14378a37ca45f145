import type { ReactNode } from 'react'
import { universeLayout } from '../universe-layout'
import { housesHeaderLinks } from './copy'

/** The theme and the header of Immobilier. */
export default function ImmobilierLayout({ children }: { children: ReactNode }) {
  return universeLayout({
    area: 'immobilier',
    theme: 'laterite',
    hasDarkTop: true,
    children,
    links: housesHeaderLinks,
  })
}
