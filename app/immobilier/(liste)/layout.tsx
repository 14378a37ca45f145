import type { ReactNode } from 'react'
import { HousesIntro } from '../houses-intro'

/** The parts of the lists that stay mounted while houses are sorted, filtered or paged. */
export default function HouseListLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <HousesIntro />
      {children}
    </>
  )
}
