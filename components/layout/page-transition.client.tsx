'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, ViewTransition } from 'react'

/**
 * Lets the page that is left fade above the next, with the platform's view transitions; a tab, a
 * filter or an open picture, which change only the query, are the same page. Its timing is in
 * app/motion.css.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  return (
    <ViewTransition key={usePathname()} default="none" exit="page">
      {children}
    </ViewTransition>
  )
}
