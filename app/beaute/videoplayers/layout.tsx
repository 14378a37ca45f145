import type { ReactNode } from 'react'
import { FocusOnVideoChange } from '@/components/videos/focus-on-video-change.client'

/** The player, which one video after the other replaces. */
export default function PlayerLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <FocusOnVideoChange />
    </>
  )
}
