import type { ReactNode } from 'react'
import { universeLayout } from '../universe-layout'
import { beautyHeaderLinks } from './copy'

/** The theme and the header of Beauté. */
export default function BeauteLayout({ children }: { children: ReactNode }) {
  return universeLayout({
    area: 'beaute',
    theme: 'sand',
    hasDarkTop: true,
    children,
    label: ({ careBrand }) => careBrand,
    links: beautyHeaderLinks,
  })
}
