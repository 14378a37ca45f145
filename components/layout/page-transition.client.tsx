'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, ViewTransition } from 'react'
import { noteShownPage, pageId } from './shown-page'

/** Fades out the previous page when the pathname changes, not the query string alone (app/motion.css). */
export function PageTransition({ children }: { children: ReactNode }) {
  const pathname = usePathname()
  useEffect(() => noteShownPage(pathname), [pathname])
  return (
    <div id={pageId} className="contents">
      <ViewTransition key={pathname} default="none" exit="page">
        {children}
      </ViewTransition>
    </div>
  )
}
