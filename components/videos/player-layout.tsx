import type { ReactNode } from 'react'
import { FocusOnVideoChange } from './focus-on-video-change.client'

/** The player pages; the player scrolls into view on every change of video. */
export function PlayerLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <FocusOnVideoChange />
    </>
  )
}
