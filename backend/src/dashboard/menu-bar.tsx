'use client'

import type { ReactNode } from 'react'

/** Opens without a script, in browsers without popovers as well; closes with Escape too. */
export function MenuBar({ children }: { children: ReactNode }) {
  return (
    <footer
      className="bar"
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Escape') currentTarget.querySelector('details')?.removeAttribute('open')
      }}
    >
      {children}
    </footer>
  )
}
