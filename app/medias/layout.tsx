import type { ReactNode } from 'react'
import { DismissibleCaptions } from '@/components/ui/dismissible-captions.client'
import { mediasContactText } from '@/lib/site/copy'
import { universeLayout } from '../universe-layout'
import { mediaHeaderLinks } from './copy'

/** The theme and the header of Médias. */
export default function MediasLayout({ children }: { children: ReactNode }) {
  return universeLayout({
    area: 'medias',
    theme: 'night',
    contactText: mediasContactText,
    links: mediaHeaderLinks,
    children: (
      <>
        {children}
        <DismissibleCaptions />
      </>
    ),
  })
}
