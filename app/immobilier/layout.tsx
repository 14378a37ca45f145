import type { ReactNode } from 'react'
import { viewParams } from '@/lib/site/query-params'
import { universeLayout } from '../universe-layout'
import { housesHeaderCopy as copy } from './copy'

/** The theme and the header of Immobilier. */
export default function ImmobilierLayout({ children }: { children: ReactNode }) {
  return universeLayout({
    area: 'immobilier',
    theme: 'laterite',
    hasDarkTop: true,
    children,
    links: [
      ['#services', copy.buy],
      [`?${viewParams.tab}=louer#services`, copy.rent],
      [`?${viewParams.tab}=devis#services`, copy.build],
    ],
  })
}
