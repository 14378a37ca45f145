'use client'

import { type ReactNode, useEffect, useState } from 'react'

/** A sticky header: transparent at the top of the page, dark and blurred once scrolled. */
export function StickyHeader({ children }: { children: ReactNode }) {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > 0)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [])
  return (
    <header data-scrolled={scrolled} className="site-header">
      {children}
    </header>
  )
}
