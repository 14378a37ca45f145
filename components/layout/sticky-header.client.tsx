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
    <header
      data-scrolled={scrolled}
      className="before:from-night/80 before:via-night/60 data-[scrolled=true]:bg-night/85 no-js:relative no-js:mb-0 no-js:h-auto no-js:flex-wrap no-js:bg-night no-js:py-3 px-gutter sticky inset-x-0 top-0 z-20 -mb-18 flex h-18 items-center justify-between gap-4 border-b border-transparent text-white transition-colors duration-300 [--focus:white] before:pointer-events-none before:absolute before:inset-x-0 before:top-0 before:-z-10 before:h-18 before:bg-linear-to-b before:to-transparent data-[scrolled=true]:border-white/15 data-[scrolled=true]:backdrop-blur-md"
    >
      {children}
    </header>
  )
}
