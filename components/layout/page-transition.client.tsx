'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, ViewTransition } from 'react'

/**
 * Fades out the previous page with a view transition when the pathname changes, not when only the
 * query string changes. The animation is in app/motion.css.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  return (
    <ViewTransition key={usePathname()} default="none" exit="page">
      {children}
    </ViewTransition>
  )
}
